// What the events of a move do to things on the table: from which place to which. Pure: motion.ts shows it.
import type { Event } from '../../wire.gen'

export interface Step {
  /** Places are named by `data-place`: `top`, `discards`, `SEAT:COLOURVALUE`, `score:SEAT`. */
  from: string
  to: string
  /** The face that leaves; empty where points go to their score. */
  face: string
  /** The card turns over on its way. */
  turned: boolean
  points: number
}

const at = (seat: unknown, face: unknown): string => `${String(seat)}:${String(face).slice(0, 2)}`

export function steps(events: readonly Event[]): Step[] {
  let came = ''
  return events.flatMap(({ key, args }): Step[] => {
    const seat = args['seat']
    const move = (from: string, to: string, face: unknown, turned = false): Step => ({ from, to, face: String(face), turned, points: 0 })
    const score = (from: string): Step => ({ from, to: `score:${String(seat)}`, face: '', turned: false, points: Number(args['points']) })
    const place = (face: unknown): string => (came = at(seat, face))
    switch (key) {
      case 'verso-kept':
        return [move('top', place(args['card']), args['card'])]
      case 'verso-flipped':
        return [move('top', place(args['to']), args['from'], true)]
      case 'verso-turned':
        return [move(at(seat, args['from']), place(args['to']), args['from'], true)]
      case 'verso-discarded':
        return [move(came || at(seat, args['card']), 'discards', args['card'])]
      case 'verso-opponent':
        return [move('top', 'discards', args['card'])]
      case 'verso-square':
        return [score(at(seat, 'G4'))]
      case 'verso-banked': {
        const middle = Math.round((Number(args['low']) + Number(args['high'])) / 2)
        const gone = (args['discards'] as string[]).map((card) => move(at(seat, card), 'discards', card))
        return [score(at(seat, `${String(args['colour'])}${middle}`)), ...gone]
      }
      default:
        return []
    }
  })
}
