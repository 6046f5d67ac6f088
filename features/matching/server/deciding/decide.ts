import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Language } from '#platform/language.ts'
import { Refusal } from '#platform/problems.ts'
import { isForeignKeyViolation } from '#platform/server/database/errors.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { markAboutRead } from '#features/notifications/server/index.ts'
import { connectMembers, isConnected } from '#features/relations/server/index.ts'
import { matchingProblems } from '../../problems.ts'
import { cardOf } from '../cards/card-of.ts'
import type { EventsInCommon } from '../cards/events-in-common.ts'
import {
  type LockedDecision,
  type Status,
  deleteDecision,
  lockDecisions,
  setAnswered,
  setSettled,
  serialiseDecisions,
  writeDecision,
  writeNote,
} from './decision-queries.ts'
import { changed, tellConnected } from './live.ts'
import { aboutInterest } from './notifications.ts'
import { announceSettled, settleLater } from './settle.ts'

interface Given {
  id: string
  status: Status
  note?: string | undefined
  /** The actor's. */
  language: Language
}

interface Decided {
  connected: boolean
  undo_until: string | null
}

/**
 * The actor accepts or rejects another member. Repeating a decision changes nothing, but can add a note while it can be undone. A different
 * decision replaces the earlier one, irrevocably if that was settled. Two accepts make a connection immediately.
 * @throws Refusal memberGone, alreadyConnected, tooManyRequests
 */
export async function decide(services: Services, actor: Actor, given: Given, eventsInCommon: EventsInCommon): Promise<Decided> {
  await countDecision(actor.id, given.status)
  const card =
    given.id === actor.id
      ? undefined
      : await cardOf(services, { viewerId: actor.id, memberId: given.id, language: given.language }, eventsInCommon)
  if (!card) throw new Refusal(matchingProblems.memberGone)
  try {
    return await services.events.change(async (tx, announce) => {
      await serialiseDecisions(tx, actor.id, given.id)
      const between = await lookAt(tx, actor.id, given.id)
      if (between.connected) return stayConnected(given.status)
      if (between.own?.status === given.status) return sameAgain(tx, between.own, given.note)
      return change({ services, tx, announce, actor, given, score: card.score, ...between })
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refusal(matchingProblems.memberGone)
    throw error
  }
}

interface Between {
  connected: boolean
  own: LockedDecision | undefined
  theirs: LockedDecision | undefined
  /** The actor's decision about another member that can still be undone. */
  earlier: LockedDecision[]
}

async function lookAt(tx: Tx, member: string, other: string): Promise<Between> {
  const rows = await lockDecisions(tx, member, other)
  return {
    connected: await isConnected(tx, member, other),
    own: rows.find((row) => row.user_id === member && row.matched_user_id === other),
    theirs: rows.find((row) => row.user_id === other),
    // Found as not settled, but perhaps settled by another transaction before it was locked.
    earlier: rows.filter((row) => row.user_id === member && row.matched_user_id !== other && !row.settled),
  }
}

function stayConnected(status: Status): Decided {
  if (status === 'rejected') throw new Refusal(matchingProblems.alreadyConnected)
  return { connected: true, undo_until: null }
}

async function sameAgain(tx: Tx, own: LockedDecision, note: string | undefined): Promise<Decided> {
  if (own.undoable && own.status === 'accepted' && note && note !== own.note) await writeNote(tx, own.id, note)
  return { connected: false, undo_until: own.undoable ? own.until.toISOString() : null }
}

type Change = Between & { services: Services; tx: Tx; announce: Announce; actor: Actor; given: Given; score: number | null }

async function change({ services, tx, announce, actor, given, score, own, theirs, earlier }: Change): Promise<Decided> {
  const { id: other, status } = given
  const connected = status === 'accepted' && theirs?.status === 'accepted'
  const settled = connected || own?.settled === true
  const note = (status === 'accepted' && given.note) || null
  const until = await writeDecision(tx, {
    member: actor.id,
    other,
    status,
    score,
    note,
    settled,
    answered: theirs !== undefined,
    waiting: status === 'accepted' && !connected,
  })
  if (!until) throw new Refusal(matchingProblems.memberGone)

  if (theirs) await setAnswered(tx, theirs.id, { answered: true, ...(connected && { waiting: false }) })
  const theirsSettles = connected && theirs && !theirs.settled ? [theirs] : []
  await setSettled(
    tx,
    [...earlier, ...theirsSettles].map((row) => row.id),
  )
  const before = own?.settled ? own.status : null
  await announceSettled(services, tx, announce, [
    ...earlier.map((row) => ({ ...row, connected: false, before: null })),
    ...theirsSettles.map((row) => ({ ...row, connected, before: null })),
    ...(settled ? [{ user_id: actor.id, matched_user_id: other, status, connected, before }] : []),
  ])
  if (!settled && earlier.length === 0) await settleLater(services, tx, actor.id, until)

  await markAboutRead(services, tx, actor.id, aboutInterest(other))
  services.live.tellAfter(tx, changed(actor.id))
  if (connected) {
    await connectMembers(services, tx, announce, { by: actor.id, other })
    await tellConnected(services, tx, actor.id, other)
    services.live.tellAfter(tx, changed(other))
  }
  return { connected, undo_until: settled ? null : until.toISOString() }
}

/**
 * Undoes the actor's last decision without a trace; does nothing if there is none.
 * @throws Refusal undoTooLate once it is settled, or its minute has passed
 */
export async function undoDecision({ database, live }: Services, actor: Actor, other: string): Promise<void> {
  await database.transaction(async (tx) => {
    await serialiseDecisions(tx, actor.id, other)
    const rows = await lockDecisions(tx, actor.id, other)
    const own = rows.find((row) => row.user_id === actor.id && row.matched_user_id === other)
    if (!own) return
    if (!own.undoable) throw new Refusal(matchingProblems.undoTooLate)
    await deleteDecision(tx, own.id)
    const theirs = rows.find((row) => row.user_id === other)
    if (theirs) await setAnswered(tx, theirs.id, { answered: false })
    live.tellAfter(tx, changed(actor.id))
  })
}

/** Counted in memory, per node: stops programs that decide about everybody. Accepts have a tighter limit, since they notify somebody. */
const decisions = new RateLimiterMemory({ points: 600, duration: 600 })
const accepts = new RateLimiterMemory({ points: 200, duration: 3_600 })

/** @throws Refusal tooManyRequests with the seconds to wait */
async function countDecision(member: string, status: Status): Promise<void> {
  await spend(decisions, member)
  if (status === 'accepted') await spend(accepts, member)
}
