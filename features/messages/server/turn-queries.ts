import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import type { Answer, TurnMessage, Turn } from '../turns.ts'

type UncountedRow = TurnMessage & Turn & { conversation_id: number; position: number }
export type TurnRow = Turn & { conversation_id: number; counted: number }

/** Messages in these conversations that are not counted yet, in order, each with the turn before them. */
export async function uncountedMessages(tx: Tx, conversations: readonly number[]): Promise<UncountedRow[]> {
  const { rows } = await sql<UncountedRow>`
    select m.conversation_id, m.position, m.sender_id, m.created_at, m.unsent_at, t.speaker_id, t.since
    from unnest(${conversations}::bigint[]) asked (id)
    left join conversation_turns t on t.conversation_id = asked.id
    join chat_messages m on m.conversation_id = asked.id and m.position > coalesce(t.counted, 0)
    order by m.conversation_id, m.position`.execute(tx)
  return rows
}

/** For how many days response times are stored. */
const daysKept = 90

/** Saves up to where conversations are counted now, `more` messages further, and the replies. Members who have left no longer count. */
export async function saveTurns(tx: Tx, turns: readonly (TurnRow & { more: number })[], answers: readonly Answer[]): Promise<void> {
  await sql`
    with given as (
      select c.id, c.member_a, c.member_b, counted, more, speaker_id, since
      from unnest(${turns.map((turn) => turn.conversation_id)}::bigint[], ${turns.map((turn) => turn.counted)}::int[],
        ${turns.map((turn) => turn.more)}::int[], ${turns.map((turn) => turn.speaker_id)}::uuid[], ${turns.map((turn) => turn.since)}::timestamptz[])
        turn (id, counted, more, speaker_id, since)
      join conversations c using (id)
    ), put as (
      insert into conversation_turns (conversation_id, member_a, member_b, counted, speaker_id, since)
      select id, member_a, member_b, counted, speaker_id, since from given
      on conflict (conversation_id) do update set counted = excluded.counted, speaker_id = excluded.speaker_id, since = excluded.since
    )
    insert into message_counts as kept (member_id, messages)
    select u.id, sum(more) from given, lateral (values (member_a), (member_b)) side (member_id) join ${members.as('u')} on u.id = side.member_id
    group by u.id order by u.id
    on conflict (member_id) do update set messages = kept.messages + excluded.messages`.execute(tx)
  if (answers.length === 0) return
  const ids = answers.map((answer) => answer.member_id)
  await sql`
    insert into response_times (member_id, at, seconds)
    select u.id, at, seconds
    from unnest(${ids}::uuid[], ${answers.map((answer) => answer.at)}::timestamptz[], ${answers.map((answer) => answer.seconds)}::int[])
      answer (member_id, at, seconds)
    join ${members.as('u')} on u.id = answer.member_id
    where at > now() - ${daysKept} * interval '1 day'`.execute(tx)
  await sql`delete from response_times where member_id = any(${ids}::uuid[]) and at < now() - ${daysKept} * interval '1 day'`.execute(tx)
}
