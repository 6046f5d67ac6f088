import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { members } from '#features/members/server/index.ts'
import { eventProblems } from '../problems.ts'
import { type EventRow, eventSeenBy, lockEvent } from './queries.ts'

/** An event that the actor may see. @throws Refusal eventGone if it does not exist, or its host and the actor are hidden from each other */
export async function eventFor(reader: Reader, actor: Actor, id: string): Promise<EventRow> {
  const event = await eventSeenBy(reader, actor.id, id)
  if (!event) throw new Refusal(eventProblems.eventGone)
  return event
}

/** The same, locked until the transaction ends. @throws Refusal eventGone */
export async function eventToChange(tx: Tx, actor: Actor, id: string): Promise<EventRow> {
  const held = await lockEvent(tx, id)
  if (held?.user_id !== actor.id) await eventFor(tx, actor, id)
  return held as EventRow
}

/** An event hosted by the actor. @throws Refusal eventGone if they cannot see it, notHost if they can */
export async function ownEvent(reader: Reader, actor: Actor, id: string): Promise<EventRow> {
  const event = await eventFor(reader, actor, id)
  if (event.user_id !== actor.id) throw new Refusal(eventProblems.notHost)
  return event
}

/** The same, locked until the transaction ends. @throws Refusal eventGone, notHost */
export async function ownEventToChange(tx: Tx, actor: Actor, id: string): Promise<EventRow> {
  const event = await eventToChange(tx, actor, id)
  if (event.user_id !== actor.id) throw new Refusal(eventProblems.notHost)
  return event
}

/** Checks that an event is neither cancelled nor over. @throws Refusal isCancelled, isOver */
export function requireUpcoming(event: EventRow, now = new Date()): void {
  if (event.status !== 'scheduled') throw new Refusal(eventProblems.isCancelled)
  if (event.end_date <= now) throw new Refusal(eventProblems.isOver)
}

/** Members who meet others must have a complete profile. @throws Refusal profileFirst */
export async function introducedOnly(reader: Reader, actor: Actor): Promise<void> {
  const member = await reader.selectFrom(members.as('u')).select('u.profile_completed').where('u.id', '=', actor.id).executeTakeFirst()
  if (!member?.profile_completed) throw new Refusal(eventProblems.profileFirst)
}
