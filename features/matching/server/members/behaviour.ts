import type { Selectable } from 'kysely'
import type { Standing, Taste, Traits } from '../../engine/member.ts'
import { nothingSeen, withHinted, withSeen } from '../../engine/seen.ts'
import type { MatchStandingsTable } from '../card-tables.ts'

/** What decisions have shown about a member, as stored: fading sums refer to the time `faded_at`. */
export type Behaviour = Omit<Selectable<MatchStandingsTable>, 'user_id'>

const day = 24 * 60 * 60 * 1000
const month = 30.44 * day
const halfLives = { recent_accepts: 6 * month, steady_accepts: 18 * month } as const

export const noBehaviour = (now: Date): Behaviour => ({
  taste: { accepted: nothingSeen, rejected: nothingSeen },
  accepts: 0,
  rejects: 0,
  recent_accepts: 0,
  steady_accepts: 0,
  faded_at: now,
  accepted_at: null,
  wanted: 0,
  declined: 0,
  connections: 0,
})

const faded = (behaviour: Behaviour, sum: keyof typeof halfLives, now: Date): number =>
  behaviour[sum] * 0.5 ** (Math.max(0, now.getTime() - behaviour.faded_at.getTime()) / halfLives[sum])

/** For the engine, at a given time. */
export function knownOf(behaviour: Behaviour, now: Date): { taste: Taste; standing: Standing } {
  const { taste, accepts, rejects, wanted, declined, connections, accepted_at } = behaviour
  const standing = {
    accepts,
    rejects,
    recentAccepts: faded(behaviour, 'recent_accepts', now),
    steadyAccepts: faded(behaviour, 'steady_accepts', now),
    monthsSince: accepted_at && Math.max(0, now.getTime() - accepted_at.getTime()) / month,
    wanted,
    declined,
    connections,
  }
  return { taste, standing }
}

type Status = 'accepted' | 'rejected'

interface Verdict {
  status: Status
  /** The same member's earlier decision, which this one replaces. */
  before: Status | null
  at: Date
}

/** After a member's own decision. A replaced decision remains part of their taste. */
export function afterDecision(behaviour: Behaviour, about: Traits | undefined, { status, before, at }: Verdict): Behaviour {
  const { taste } = behaviour
  const accepted = status === 'accepted'
  const now = at.getTime() > behaviour.faded_at.getTime() ? at : behaviour.faded_at
  return {
    ...behaviour,
    taste: about ? { ...taste, [status]: withSeen(taste[status], about) } : taste,
    accepts: count(behaviour.accepts, accepted, before === 'accepted'),
    rejects: count(behaviour.rejects, !accepted, before === 'rejected'),
    recent_accepts: faded(behaviour, 'recent_accepts', now) + Number(accepted),
    steady_accepts: faded(behaviour, 'steady_accepts', now) + Number(accepted),
    faded_at: now,
    accepted_at: accepted ? at : behaviour.accepted_at,
  }
}

export const afterDecisionAbout = (behaviour: Behaviour, { status, before }: Verdict): Behaviour => ({
  ...behaviour,
  wanted: count(behaviour.wanted, status === 'accepted', before === 'accepted'),
  declined: count(behaviour.declined, status === 'rejected', before === 'rejected'),
})

/** The weight of a bookmark, of interest in a deal, or of a meeting that was worth it or not: less than an accept, and nothing once it is taken back. */
const hintWeighs = 0.5

export function afterHint(behaviour: Behaviour, about: Traits | undefined, isGiven: boolean): Behaviour {
  if (!about) return behaviour
  const { taste } = behaviour
  return { ...behaviour, taste: { ...taste, accepted: withHinted(taste.accepted, about, isGiven ? hintWeighs : -hintWeighs) } }
}

/** After meetings with members, of which these are known. They are never stored with the rest, because that is published at night. */
export function afterMeetings(taste: Taste, met: readonly { about: Traits; was_worth: boolean }[]): Taste {
  return met.reduce((seen, { about, was_worth }) => {
    const verdict = was_worth ? 'accepted' : 'rejected'
    return { ...seen, [verdict]: withHinted(seen[verdict], about, hintWeighs) }
  }, taste)
}

export const afterConnection = (behaviour: Behaviour, by: 1 | -1): Behaviour => ({
  ...behaviour,
  connections: Math.max(0, behaviour.connections + by),
})

const count = (sum: number, isOne: boolean, wasOne: boolean) => Math.max(0, sum + Number(isOne) - Number(wasOne))
