import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { blockedFrom } from '#features/relations/server/index.ts'
import { type MessageRow, messageColumns } from './message-rows.ts'
import { type PartnerRow, partnerColumns } from './partner.ts'

/** The page holds messages older than this one. */
interface FoundBefore {
  created_at: string
  conversation_id: number
  position: number
}
export type FoundRow = MessageRow & PartnerRow & { conversation_id: number }

/** How many of a member's newest messages are scanned for a page before the index of terms is used. */
const recentMessages = 500
/** Up to how many matches of that index are fetched and sorted. */
const fewMessages = 2_000

const newestFirst = sql`order by created_at desc, conversation_id desc, position desc`

/**
 * A member's messages with these words (a tsquery), newest first. Common words are found among the newest messages; rare ones by the index
 * of
 * terms; words that were common only in the past by scanning all messages backwards, which stops early. MATERIALIZED parts are planned as
 * if read in full, so that a wrong estimate can't cause a full scan, but are executed only as far as needed.
 */
export async function messagesWith(
  reader: Reader,
  member: string,
  words: string,
  before: FoundBefore | undefined,
  limit: number,
): Promise<FoundRow[]> {
  const me = sql<string>`${member}::uuid`
  const older = before
    ? sql`(created_at, conversation_id, position) < (${before.created_at}::timestamptz, ${before.conversation_id}::bigint, ${before.position}::int)`
    : sql`true`
  const shown = sql`case sender_id when ${me} then receiver_id else sender_id end <> all(${blockedFrom(me)})`
  const side = (column: RawBuilder<unknown>, most: number) =>
    sql`(select * from message_terms where ${column} = ${me} and ${older} ${newestFirst} limit ${most})`
  const newest = (most: number) =>
    sql`(select * from (${side(sql`sender_id`, most)} union all ${side(sql`receiver_id`, most)}) mine ${newestFirst} limit ${most}) newest`
  const { rows } = await sql<FoundRow>`
    with recent as materialized (
      select * from ${newest(recentMessages)} where terms @@ ${words}::tsquery and ${shown} ${newestFirst} limit ${limit}
    ), every as materialized (
      select * from message_terms
      where (select count(*) from recent) < ${limit} and ${older} and terms @@ ${`'${memberTerm(member)}' & (${words})`}::tsquery and ${shown}
    ), few as materialized (
      select * from every limit ${fewMessages + 1}
    ), many as materialized (
      select * from ${newest(2_000_000_000)}
      where (select count(*) from few) > ${fewMessages} and terms @@ ${words}::tsquery and ${shown} ${newestFirst} limit ${limit}
    ), found as (
      select * from recent where (select count(*) from recent) = ${limit}
      union all select * from few where (select count(*) from few) <= ${fewMessages}
      union all select * from many
      ${newestFirst} limit ${limit}
    )
    select m.conversation_id, ${sql.join(messageColumns.map((column) => sql.ref(`m.${column}`)))},
      ${sql.join(partnerColumns('other.id', 'u'))}
    from found f
    join chat_messages m on m.conversation_id = f.conversation_id and m.position = f.position
    cross join lateral (select case m.sender_id when ${me} then m.receiver_id else m.sender_id end as id) other
    left join ${members.as('u')} on u.id = other.id
    where m.unsent_at is null
    order by f.created_at desc, f.conversation_id desc, f.position desc`.execute(reader)
  return rows
}

export const contentsOf = (reader: Reader, ids: readonly string[]) =>
  reader
    .selectFrom('chat_messages')
    .select(['conversation_id', 'position', 'created_at', 'sender_id', 'receiver_id', 'content'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('unsent_at', 'is', null)
    .execute()

type Content = Awaited<ReturnType<typeof contentsOf>>[number]

/** Without word positions: nothing searches by the distance between words. */
export async function insertTerms(tx: Tx, messages: readonly (Omit<Content, 'content'> & { words: readonly string[] })[]): Promise<void> {
  if (messages.length === 0) return
  const given = messages.map(({ words, ...message }) => ({
    ...message,
    terms: [memberTerm(message.sender_id), memberTerm(message.receiver_id), ...new Set(words)].join(' '),
  }))
  await sql`
    insert into message_terms (conversation_id, position, created_at, sender_id, receiver_id, terms)
    select conversation_id, position, created_at, sender_id, receiver_id, array_to_tsvector(string_to_array(terms, ' '))
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      given (conversation_id bigint, position int, created_at timestamptz, sender_id uuid, receiver_id uuid, terms text)
    on conflict do nothing`.execute(tx)
}

export async function deleteTerms(tx: Tx, messages: readonly { conversation_id: number; position: number }[]): Promise<void> {
  const conversations = messages.map((message) => message.conversation_id)
  const positions = messages.map((message) => message.position)
  await sql`
    delete from message_terms t using unnest(${conversations}::bigint[], ${positions}::int[]) gone (conversation_id, position)
    where t.conversation_id = gone.conversation_id and t.position = gone.position`.execute(tx)
}

const memberTerm = (id: string) => `m:${id}`
