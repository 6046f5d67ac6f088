import type { Decision } from '../../contract.ts'

type Status = Decision['status']

/** From how far on the card says what letting go would do, and from where it does it; in pixels. */
const sayFrom = 50
const decideFrom = 100
/** A flick needs no distance to speak of: pixels, and pixels per millisecond. */
const flick = { distance: 24, speed: 0.65 }
/** How far a card turns at most, in degrees, and the share of its width at which it has. */
const turn = { most: 3, at: 0.5 }

/** What a card says while it is held this far to the right (or, negative, to the left) of its place. */
export const verdictAt = (x: number): Status | undefined => (Math.abs(x) > sayFrom ? towards(x) : undefined)

/** What letting go decides, if anything. @param speed to the right, in pixels per millisecond */
export function decisionAt(x: number, speed: number): Status | undefined {
  if (Math.abs(x) > decideFrom) return towards(x)
  const isFlick = Math.abs(x) > flick.distance && Math.abs(speed) > flick.speed && Math.sign(speed) === Math.sign(x)
  return isFlick ? towards(x) : undefined
}

/** How the card is turned, in degrees: more the farther it is from its place. */
export function turnAt(x: number, width: number): number {
  const share = width > 0 ? x / (width * turn.at) : 0
  return turn.most * Math.max(-1, Math.min(1, share))
}

/** How near a decision is, 0 to 1: the card behind rises with it. */
export const nearness = (x: number): number => Math.min(1, Math.abs(x) / decideFrom)

/** Where a pointer was, and when, in milliseconds. */
export interface Moment {
  x: number
  time: number
}

/** Only the last of these milliseconds tell how fast a card is let go. */
const recent = 80

/** How fast the pointer moves to the right at the end of its way, in pixels per millisecond; nothing once it has stood still. */
export function speedOf(way: readonly Moment[], now: number): number {
  const last = way.at(-1)
  const first = way.find(({ time }) => now - time <= recent)
  if (!last || !first || last.time <= first.time) return 0
  return (last.x - first.x) / (last.time - first.time)
}

const towards = (x: number): Status => (x > 0 ? 'accepted' : 'rejected')
