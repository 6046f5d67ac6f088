import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { fewestVotes } from '../../polls.ts'

export interface PollRow {
  ends_at: string
  has_ended: boolean
  /** The place of the viewer's option. */
  voted: number | null
  options: { text: string; votes: number | null }[]
}

const enough = sql.lit(fewestVotes)

/**
 * Expression: the poll of a post as a viewer sees it, as a PollRow. Results are for those who voted and the author, and at the end for everybody.
 * While the poll runs they are those of the last step, at the end all.
 */
export const pollOf = (postId: Expression<string>, author: Expression<string>, viewer: Expression<string>): RawBuilder<PollRow | null> =>
  sql<PollRow | null>`(
    select jsonb_build_object('ends_at', poll.ends_at, 'has_ended', poll.ends_at <= now(), 'voted', own.place, 'options', (
      select jsonb_agg(jsonb_build_object('text', o.text, 'votes', case
        when poll.ends_at <= now() and o.total >= ${enough} then o.votes
        when (own.place is not null or ${author} = ${viewer}) and o.shown_total >= ${enough} then o.shown_votes
      end) order by o.place)
      from (
        select place, text, votes, shown_votes, sum(votes) over () as total, sum(shown_votes) over () as shown_total
        from post_poll_options where post_id = poll.post_id
      ) o))
    from post_polls poll left join post_poll_votes own on own.post_id = poll.post_id and own.user_id = ${viewer}
    where poll.post_id = ${postId})`

export async function insertPoll(tx: Tx, post_id: string, ends_at: Date, options: readonly string[]): Promise<void> {
  await tx.insertInto('post_polls').values({ post_id, ends_at }).execute()
  await tx
    .insertInto('post_poll_options')
    .values(options.map((text, place) => ({ post_id, place, text })))
    .execute()
}

/** Whether a post's poll has ended; undefined without such an option. */
export async function stateOfOption(reader: Reader, postId: string, place: number): Promise<{ has_ended: boolean } | undefined> {
  return reader
    .selectFrom('post_polls as poll')
    .innerJoin('post_poll_options as o', 'o.post_id', 'poll.post_id')
    .select(sql<boolean>`poll.ends_at <= now()`.as('has_ended'))
    .where('poll.post_id', '=', postId)
    .where('o.place', '=', place)
    .executeTakeFirst()
}

/** Stores and counts a member's vote. @returns the place of the vote that they have given before, if any */
export async function insertVote(tx: Tx, post_id: string, user_id: string, place: number): Promise<number | undefined> {
  const inserted = await tx
    .insertInto('post_poll_votes')
    .values({ post_id, user_id, place })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst()
  if (inserted) {
    await tx
      .updateTable('post_poll_options')
      .set({ votes: sql<number>`votes + 1` })
      .where('post_id', '=', post_id)
      .where('place', '=', place)
      .execute()
    return undefined
  }
  const given = await tx
    .selectFrom('post_poll_votes')
    .select('place')
    .where('post_id', '=', post_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return given?.place
}

/** Shows the current votes if enough were given since the last time. @returns whether they are shown now */
export async function stepResults(tx: Tx, postId: string): Promise<boolean> {
  const { rows } = await sql`
    update post_poll_options set shown_votes = votes
    where post_id = ${postId}
      and (select sum(o.votes - o.shown_votes) from post_poll_options o where o.post_id = ${postId}) >= ${enough}
    returning place`.execute(tx)
  return rows.length > 0
}

interface EndedPoll {
  post_id: string
  author_id: string
  content: string
  user_id: string
}

/** The authors of these ended polls, and the voters who can still see them. */
export async function toldOfEnd(reader: Reader, posts: readonly string[]): Promise<EndedPoll[]> {
  const { rows } = await sql<EndedPoll>`
    select p.id as post_id, p.user_id as author_id, p.content, told.user_id
    from posts p cross join lateral (
      select v.user_id from post_poll_votes v where v.post_id = p.id and not ${isHidden(sql.ref('v.user_id'), sql.ref('p.user_id'))}
      union select p.user_id
    ) told
    where p.id = any(${posts}::uuid[]) and p.hidden_at is null and ${isReadableBy(sql.ref('p.group_id'), sql.ref('told.user_id'))}`.execute(
    reader,
  )
  return rows
}
