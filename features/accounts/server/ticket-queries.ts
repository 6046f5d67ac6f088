import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'

/** How long a ticket is valid, in seconds. */
const ticketLifetime = 30
/** How many unused tickets a session may have; a further one replaces the oldest. */
export const maxTickets = 30

/** @returns false if the session has ended */
export async function insertTicket(reader: Reader, ticket: { token_hash: string; session_id: string }): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from live_tickets where token_hash in (
        select token_hash from live_tickets where session_id = ${ticket.session_id} and expires_at <= now()
        union all (
          select token_hash from live_tickets where session_id = ${ticket.session_id} and expires_at > now()
          order by expires_at desc, token_hash offset ${maxTickets - 1}))
    )
    insert into live_tickets (token_hash, session_id, expires_at)
    select ${ticket.token_hash}, id, now() + ${ticketLifetime} * interval '1 second' from auth.session where id = ${ticket.session_id}
    for key share returning session_id`.execute(reader)
  return rows.length > 0
}

/** Uses up a ticket; only one of several concurrent attempts succeeds. @returns its session */
export async function takeTicket(reader: Reader, token_hash: string): Promise<string | undefined> {
  const row = await reader
    .deleteFrom('live_tickets')
    .where('token_hash', '=', token_hash)
    .returning(['session_id', sql<boolean>`expires_at > now()`.as('is_fresh')])
    .executeTakeFirst()
  return row?.is_fresh ? row.session_id : undefined
}

export async function deleteExpiredTickets(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('live_tickets')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
