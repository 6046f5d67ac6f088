import { sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { messagesADay } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import { type AttendanceStatus, type MessageAudience, messageAudiences } from '../vocabulary.ts'
import { eventFor, ownEventToChange } from './access.ts'
import { attendanceOf } from './attendance.ts'
import { messageSent, ownChanged, tellHost } from './live.ts'
import { permissionsFor } from './permissions.ts'

/** The statuses of those who get a message. */
export const statusesOf: Record<MessageAudience, readonly AttendanceStatus[]> = {
  registered: ['registered', 'attended', 'no_show'],
  waiting: ['waiting'],
  all: ['registered', 'attended', 'no_show', 'waiting'],
}

interface Message {
  message_id: string
  audience: MessageAudience
  text: string
}

/**
 * Writes to the attendees of an event, also after it. Idempotent by the message's id.
 * @throws Refusal eventGone, notHost, notYourRole, tooManyMessages
 */
export async function sendMessage({ events, live }: Services, actor: Actor, id: string, message: Message): Promise<void> {
  await events.change(async (tx, announce) => {
    // The lock keeps simultaneous messages from exceeding the limit.
    const event = await ownEventToChange(tx, actor, id, 'edit')
    const { text, audience, message_id } = message
    const sent = await tx
      .selectFrom('event_messages')
      .select('id')
      .where('event_id', '=', id)
      .where('sent_at', '>', sql<Date>`now() - interval '1 day'`)
      .execute()
    if (sent.some((each) => each.id === message_id)) return
    if (sent.length >= messagesADay) throw new Refusal(eventProblems.tooManyMessages, { most: messagesADay })
    const isNew = await tx
      .insertInto('event_messages')
      .values({ id: message_id, event_id: id, author_id: actor.id, audience, text })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return
    await announce('event.messaged', { event_id: id, message_id })
    live.tellAfter(tx, messageSent(id))
    tellHost(live, tx, event)
  })
}

const newestFirst = keyset(z.object({ sent_at: givenTimestamp, id: z.uuid() }), ({ sent_at, id }: MessageRow) => ({
  sent_at: sent_at.toISOString(),
  id,
}))

/** Messages for these audiences; those by members hidden from the viewer are left out. */
const messages = (
  reader: Reader,
  viewer: string,
  eventId: string,
  audiences: readonly MessageAudience[],
  limit: number,
  after?: { sent_at: string; id: string },
) =>
  reader
    .selectFrom('event_messages as m')
    .innerJoin(members.as('u'), 'u.id', 'm.author_id')
    .select(['m.id', 'm.audience', 'm.text', 'm.sent_at'])
    .select(briefColumns('u'))
    .where('m.event_id', '=', eventId)
    .where('m.audience', 'in', audiences)
    .where(sql<boolean>`m.author_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(m.sent_at, m.id) < (${after?.sent_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('m.sent_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
export type MessageRow = Awaited<ReturnType<typeof messages>>[number]

/** A page of what was written to the actor, or to anybody if they can read registrations; of a hidden event, only for these. @throws Refusal eventGone */
export async function listMessages(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<MessageRow>> {
  const event = await eventFor(reader, actor, id)
  const isHost = permissionsFor(event, actor.id, event).read
  const status = event.status === 'hidden' ? undefined : (await attendanceOf(reader, id, actor.id))?.attendance_status
  const audiences = messageAudiences.filter((audience) => isHost || (status && statusesOf[audience].includes(status)))
  return readPage(request, newestFirst, async (limit, after) =>
    audiences.length === 0 ? [] : messages(reader, actor.id, id, audiences, limit, after),
  )
}

/** Turns notifications of the host's messages off or on, for a member who has registered. @throws Refusal notRegistered */
export async function muteMessages({ events, live }: Services, actor: Actor, id: string, isMuted: boolean): Promise<void> {
  await events.change(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('user_event_history')
      .set({ is_muted: isMuted })
      .where('event_id', '=', id)
      .where('user_id', '=', actor.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal(eventProblems.notRegistered)
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}

/** Attended events whose messages a member follows. */
export async function watchableMessages({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('user_event_history as h')
    .innerJoin('events as e', 'e.id', 'h.event_id')
    .select('h.event_id')
    .where('h.user_id', '=', actor.id)
    .where(isReadableBy(sql.ref('e.group_id'), sql.ref('h.user_id')))
    .where('h.event_id', '=', sql<string>`any(${ids.filter((id) => z.uuid().safeParse(id).success)}::uuid[])`)
    .where('h.attendance_status', 'in', statusesOf.all)
    .execute()
  return rows.map(({ event_id }) => event_id)
}
