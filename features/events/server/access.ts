import { sql } from 'kysely'
import * as z from 'zod'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationProblems } from '#features/organisations/problems.ts'
import { isIn, roleIn } from '#features/organisations/server/index.ts'
import { eventProblems } from '../problems.ts'
import type { EventCan } from '../registration-contract.ts'
import { coHostedBy, isSeenBy } from './facts.ts'
import { permissionsFor } from './permissions.ts'
import { type EventRow, type SeenEvent, eventSeenBy, lockEvent } from './queries.ts'

/**
 * An event that the actor may see. @throws Refusal eventGone if it does not exist, or its host and the actor are hidden from each other,
 * unless it is the actor's organisation's
 */
export async function eventFor(reader: Reader, actor: Actor, id: string): Promise<SeenEvent> {
  const event = await eventSeenBy(reader, actor.id, id)
  if (!event?.sees_host && !event?.role) throw new Refusal(eventProblems.eventGone)
  return event
}

/** An event that the actor may attend, locked until the transaction ends. @throws Refusal eventGone, also if its host is hidden from them */
export async function eventToAttend(tx: Tx, actor: Actor, id: string): Promise<EventRow> {
  const held = await lockEvent(tx, id)
  if (!held || (held.user_id !== actor.id && !(await eventSeenBy(tx, actor.id, id))?.sees_host)) throw new Refusal(eventProblems.eventGone)
  return held
}

/** An event whose registrations the actor may read. @throws Refusal eventGone if they cannot see it, notHost if they can */
export async function ownEvent(reader: Reader, actor: Actor, id: string): Promise<SeenEvent> {
  const event = await eventFor(reader, actor, id)
  requirePermission(permissionsFor(event, actor.id, event), 'read')
  return event
}

/**
 * An event that the actor may change ('edit') or check people in to ('read'), locked until the transaction ends.
 * @throws Refusal eventGone, notHost; notYourRole for an event of their organisation that they may only read; isHidden to change one that
 * operators have hidden
 */
export async function ownEventToChange(tx: Tx, actor: Actor, id: string, act: 'read' | 'edit'): Promise<EventRow & { can: EventCan }> {
  const held = await lockEvent(tx, id)
  if (!held) throw new Refusal(eventProblems.eventGone)
  const can = permissionsFor(held, actor.id, {
    role: held.organisation_id ? await roleIn(tx, actor.id, held.organisation_id) : null,
    is_co_host: await isCoHost(tx, actor, id),
  })
  if (!can.read) await eventFor(tx, actor, id)
  requirePermission(can, act)
  if (act === 'edit' && held.status === 'hidden') throw new Refusal(eventProblems.isHidden)
  return { ...held, can }
}

/** Whether the actor hosts an event with its host, whom they can see. */
export async function isCoHost(reader: Reader, actor: Actor, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${coHostedBy(actor.id)} and event_id = ${id}) and exists (select from events e where e.id = ${id} and ${isSeenBy(actor.id)}) as is`.execute(
    reader,
  )
  return rows[0]?.is === true
}

/** @throws Refusal notHost, notYourRole */
function requirePermission(can: EventCan, act: 'read' | 'edit'): void {
  if (!can.read) throw new Refusal(eventProblems.notHost)
  if (!can[act]) throw new Refusal(organisationProblems.notYourRole)
}

/** Checks that an event is neither hidden, cancelled nor over. @throws Refusal isHidden, isCancelled, isOver */
export function requireUpcoming(event: EventRow, now = new Date()): void {
  if (event.status === 'hidden') throw new Refusal(eventProblems.isHidden)
  if (event.status !== 'scheduled') throw new Refusal(eventProblems.isCancelled)
  if (event.end_date <= now) throw new Refusal(eventProblems.isOver)
}

/** Those of the given ids that are events whose registrations the actor may follow. */
export async function watchableEvents({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('events as e')
    .select('e.id')
    .where('e.id', '=', sql<string>`any(${ids.filter((id) => z.uuid().safeParse(id).success)}::uuid[])`)
    .where((event) =>
      event.or([
        event.and([event('e.organisation_id', 'is', null), event('e.user_id', '=', actor.id)]),
        isIn(actor.id, event.ref('e.organisation_id')),
        sql<boolean>`e.id in (${coHostedBy(actor.id)})`,
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
