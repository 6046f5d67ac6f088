import { mostWishes } from '../limits.ts'
import { type Pair, type WorthOfOneMore, choosePairs, keyOf } from './choose-pairs.ts'
import { type Placed, giveRounds } from './give-rounds.ts'
import { type Wishes, rankOf } from './reason.ts'

export interface Meeting extends Placed {
  is_pinned: boolean
}

export interface Planning {
  /** Ids of those who take part. */
  mentors: readonly string[]
  founders: readonly string[]
  rounds: number
  /** The most meetings of a founder. */
  most: number
  wishes: Wishes
  /** How many topics two have in common. */
  shared(mentor_id: string, founder_id: string): number
  /** Whether two can meet at all. */
  mayMeet(mentor_id: string, founder_id: string): boolean
  /** Rounds in which somebody cannot be met. */
  busy: ReadonlyMap<string, ReadonlySet<number>>
  /** The plan so far. */
  before: readonly Meeting[]
}

// From small to large: each outweighs all that can be gained from smaller ones by one exchange. The sum of a large day stays exact.
const kept = 1
const sharedTopic = 2 ** 11
const mostTopics = 100
const evenness = 2 ** 28
const wish = 2 ** 34

/** Wishes of both outweigh the best wish of one; the first choice the second. */
const mutual = 2 * mostWishes
/** A first meeting outweighs a wish of one, and not those of two. */
const firstMeeting = mostWishes + 3

/** What one more meeting is worth to somebody with so many. */
export const worthOfOneMore: WorthOfOneMore = (meetings) => (meetings === 0 ? firstMeeting * wish : Math.max(0, 20 - meetings) * evenness)

const wishOf = (rank: number | null) => (rank === null ? 0 : mostWishes + 1 - rank)

/** How good it is that two meet; 0: they cannot. */
export function weightsOf({ wishes, shared, mayMeet, rounds, busy, before }: Planning): (mentor_id: string, founder_id: string) => number {
  const known = new Set(before.map(keyOf))
  const haveRound = (mentor_id: string, founder_id: string) =>
    Array.from({ length: rounds }, (_, at) => at + 1).some((round) => !busy.get(mentor_id)?.has(round) && !busy.get(founder_id)?.has(round))
  return (mentor_id, founder_id) => {
    if (!mayMeet(mentor_id, founder_id) || !haveRound(mentor_id, founder_id)) return 0
    const [one, other] = [wishOf(rankOf(wishes, mentor_id, founder_id)), wishOf(rankOf(wishes, founder_id, mentor_id))]
    const wished = one + other + (one && other ? mutual : 0)
    const topics = Math.min(mostTopics, 25 * shared(mentor_id, founder_id))
    return wished * wish + (topics + 1) * sharedTopic + (known.has(keyOf({ mentor_id, founder_id })) ? kept : 0)
  }
}

/** How many meetings somebody can have. */
const mostOf = ({ rounds, busy }: Planning, id: string, most: number) => Math.min(most, rounds - (busy.get(id)?.size ?? 0))

/** The part of the plan that people fixed, as far as it still can be. */
const pinnedIn = ({ before, mentors, founders, mayMeet, rounds }: Planning): Meeting[] =>
  before.filter(
    ({ is_pinned: isPinned, mentor_id, founder_id, round }) =>
      isPinned &&
      round !== null &&
      round <= rounds &&
      mentors.includes(mentor_id) &&
      founders.includes(founder_id) &&
      mayMeet(mentor_id, founder_id),
  )

/** The pairs that fit best. */
export function bestPairs(planning: Planning): Pair[] {
  const sorted = (ids: readonly string[], most: number) => ids.toSorted().map((id) => ({ id, most: mostOf(planning, id, most) }))
  return choosePairs(
    {
      mentors: sorted(planning.mentors, planning.rounds),
      founders: sorted(planning.founders, planning.most),
      weightOf: weightsOf(planning),
      pinned: pinnedIn(planning),
    },
    worthOfOneMore,
  )
}

/**
 * Plans a day: the pairs that fit best, each in a round. The same people and wishes lead to the same plan; a plan that is as good as any stays.
 * Pairs without a round come with null: those for whom none is left, and those who chose each other and are never both free.
 */
export function planMeetings(planning: Planning): Meeting[] {
  const pinned = new Set(pinnedIn(planning).map(keyOf))
  const before = new Map(planning.before.map((meeting) => [keyOf(meeting), meeting.round]))
  const pairs = bestPairs(planning)
    .map((pair) => ({ ...pair, round: before.get(keyOf(pair)) ?? null, is_pinned: pinned.has(keyOf(pair)) }))
    .toSorted(byIds)
  const placed = giveRounds({ rounds: planning.rounds, busy: planning.busy, pairs })
  const meetings = placed.map((meeting) => ({ ...meeting, is_pinned: meeting.round !== null && pinned.has(keyOf(meeting)) }))
  return [...meetings, ...neverFree(planning, new Set(meetings.map(keyOf)))].toSorted(byIds)
}

/** Those who chose each other and have no round in which both are free. */
function neverFree(planning: Planning, chosen: ReadonlySet<string>): Meeting[] {
  const weightOf = weightsOf(planning)
  return planning.mentors.flatMap((mentor_id) =>
    (planning.wishes.get(mentor_id) ?? [])
      .filter(
        (founder_id) =>
          planning.founders.includes(founder_id) &&
          rankOf(planning.wishes, founder_id, mentor_id) !== null &&
          planning.mayMeet(mentor_id, founder_id) &&
          !chosen.has(keyOf({ mentor_id, founder_id })) &&
          weightOf(mentor_id, founder_id) === 0,
      )
      .map((founder_id) => ({ mentor_id, founder_id, round: null, is_pinned: false })),
  )
}

const byIds = (one: Pair, other: Pair) => (keyOf(one) < keyOf(other) ? -1 : 1)
