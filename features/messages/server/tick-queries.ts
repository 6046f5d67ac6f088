import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { blockedFrom } from '#features/relations/server/index.ts'

/** Up to where a member has now received, or read, another member's messages. */
export interface Marked {
  /** The sender. */
  other_id: string
  position: number
  at: Date
}

/*
 * Conversations are locked before their messages and members' rows, and several of them in the order of their ids, so that these statements
 * and sending a message never deadlock. Counts change by the number of rows marked, so that no concurrent change is lost.
 */

/** Marks everything sent to a member up to a time as delivered, except in hidden conversations. */
export async function markDelivered(reader: Reader, member: string, upTo: string): Promise<Marked[]> {
  const { rows } = await sql<Marked>`
    with waiting as (
      select c.id, side.delivered_position
      from conversation_members side join conversations c on c.id = side.conversation_id
      where side.member_id = ${member}::uuid and side.undelivered > 0 and side.other_id <> all(${blockedFrom(sql<string>`${member}::uuid`)})
      order by c.id for no key update of c
    ), had as (
      update chat_messages m set delivered_at = now() from waiting
      where m.conversation_id = waiting.id and m.position > waiting.delivered_position
        and m.receiver_id = ${member}::uuid and m.delivered_at is null and m.created_at <= ${upTo}::timestamptz
      returning m.sender_id, m.position, m.unsent_at
    ), marked as (
      select sender_id, max(position) as position, count(*) filter (where unsent_at is null) as counted from had group by sender_id
    )
    update conversation_members side
    set undelivered = side.undelivered - marked.counted, delivered_position = greatest(side.delivered_position, marked.position)
    from marked where side.member_id = ${member}::uuid and side.other_id = marked.sender_id
    returning side.other_id, side.delivered_position as position, now() as at`.execute(reader)
  return rows
}

/** Marks messages to a member as read (and so delivered), each conversation up to a position beyond the one read before. */
export async function markRead(tx: Tx, member: string, upTo: readonly { other_id: string; position: number }[]): Promise<Marked[]> {
  const others = upTo.map((each) => each.other_id)
  const positions = upTo.map((each) => each.position)
  const { rows } = await sql<Marked>`
    with talk as (
      select c.id, side.other_id, side.read_position, least(wanted.position, c.last_position) as position
      from unnest(${others}::uuid[], ${positions}::int[]) wanted (other_id, position)
      join conversation_members side on side.member_id = ${member}::uuid and side.other_id = wanted.other_id
      join conversations c on c.id = side.conversation_id
      where side.read_position < least(wanted.position, c.last_position)
      order by c.id for no key update of c
    ), waiting as (
      select m.id, m.sender_id, m.unsent_at is null as counted, m.delivered_at is null as undelivered
      from talk join chat_messages m on m.conversation_id = talk.id
      where m.position > talk.read_position and m.position <= talk.position and m.receiver_id = ${member}::uuid and not m.read
      for no key update of m
    ), marked as (
      update chat_messages m set read = true, read_at = now(), delivered_at = coalesce(m.delivered_at, now()) from waiting where m.id = waiting.id
    ), sums as (
      select talk.other_id, talk.position, count(w.id) filter (where w.counted) as unread,
        count(w.id) filter (where w.counted and w.undelivered) as undelivered
      from talk left join waiting w on w.sender_id = talk.other_id group by talk.other_id, talk.position
    )
    update conversation_members side
    set read_position = greatest(side.read_position, sums.position), delivered_position = greatest(side.delivered_position, sums.position),
      unread = side.unread - sums.unread, undelivered = side.undelivered - sums.undelivered
    from sums where side.member_id = ${member}::uuid and side.other_id = sums.other_id
    returning side.other_id, side.read_position as position, now() as at`.execute(tx)
  return rows
}

/**
 * Serialises reading a conversation and notifying about its unread messages until the transaction ends. Unlike a lock on the conversation's
 * row, it doesn't block sending. Must be taken before all other locks.
 */
export async function lockReading(tx: Tx, pairs: readonly { member_id: string; other_id: string }[]): Promise<void> {
  const names = pairs.map(({ member_id, other_id }) => `messages.reading:${member_id}:${other_id}`)
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) name order by key
    ) sorted`.execute(tx)
}

/** @returns whether there is such a conversation */
export async function setMuted(reader: Reader, member: string, other: string, muted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('conversation_members')
    .set({ muted })
    .where('member_id', '=', member)
    .where('other_id', '=', other)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
