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

/** The next frame at which this seat moved, in this direction; the same one where there is none. */
export function stepOf(state: Walk, seats: readonly (number | null)[], seat: number, by: 1 | -1): Walk {
  for (let at = state.at + by; at >= 0 && at <= state.last; at += by) if (seats[at] === seat) return { ...state, at }
  return state
}
