import type { Decision } from '../../contract.ts'

type Status = Decision['status']

/** The distances from which the card shows a verdict, and from which releasing it decides; in pixels. */
const verdictFrom = 50
const decideFrom = 100
/** The minimum distance and speed of a flick: in pixels, and pixels per millisecond. */
const flick = { distance: 24, speed: 0.65 }
/** The maximum rotation, in degrees, and the share of the card's width at which it is reached. */
const turn = { most: 3, at: 0.5 }

/** The verdict shown while the card is held this far to the right of its place (or, negative, to the left). */
export const verdictAt = (x: number): Status | undefined => (Math.abs(x) > verdictFrom ? towards(x) : undefined)

/** What releasing the card decides, if anything. @param speed to the right, in pixels per millisecond */
export function decisionAt(x: number, speed: number): Status | undefined {
  if (Math.abs(x) > decideFrom) return towards(x)
  const isFlick = Math.abs(x) > flick.distance && Math.abs(speed) > flick.speed && Math.sign(speed) === Math.sign(x)
  return isFlick ? towards(x) : undefined
}

/** The card's rotation in degrees, growing with its distance from its place. */
export function turnAt(x: number, width: number): number {
  const share = width > 0 ? x / (width * turn.at) : 0
  return turn.most * Math.max(-1, Math.min(1, share))
}

/** How close the drag is to a decision, from 0 to 1: the card behind rises with it. */
export const nearness = (x: number): number => Math.min(1, Math.abs(x) / decideFrom)

/** A position of the pointer, with its time in milliseconds. */
export interface Moment {
  x: number
  time: number
}

/** Only this many last milliseconds determine the speed at release. */
const recent = 80

/** The pointer's speed to the right at the end of its path, in pixels per millisecond; 0 after a pause. */
export function speedOf(way: readonly Moment[], now: number): number {
  const last = way.at(-1)
  const first = way.find(({ time }) => now - time <= recent)
  if (!last || !first || last.time <= first.time) return 0
  return (last.x - first.x) / (last.time - first.time)
}

const towards = (x: number): Status => (x > 0 ? 'accepted' : 'rejected')
