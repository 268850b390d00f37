// Going through a finished game: which frame, in bounds.

export interface Walk {
  at: number
  last: number
}

export const walk = (frames: number): Walk => ({ at: 0, last: Math.max(0, frames - 1) })

export function to(state: Walk, at: number): Walk {
  return { ...state, at: Math.min(state.last, Math.max(0, Math.round(at))) }
}

export const step = (state: Walk, by: number): Walk => to(state, state.at + by)
