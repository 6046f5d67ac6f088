import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

type Vote = Selectable<Tables['team_votes']>
export type VoteRow = BriefRow & Pick<Vote, 'vote' | 'reason' | 'voted_at'>

/** The votes on a deal, latest first. */
export const votesOn = namedStatement<{ viewer: string; card: string; limit: number; at?: string; id?: string }, VoteRow>(
  'teamPipeline.votes',
  (_kysely, { viewer, card, limit, at, id }) => sql<VoteRow>`
    select v.vote, v.reason, v.voted_at, ${sql.join(briefColumns('u'))}
    from team_votes v join ${members.as('u')} on u.id = v.member_id
    where v.card_id = ${card} and v.member_id <> all(${hiddenFrom(viewer)})
      ${at && id ? sql`and (v.voted_at, v.member_id) < (${at}::timestamptz, ${id}::uuid)` : sql``}
    order by v.voted_at desc, v.member_id desc limit ${limit}`,
)

/** Stores a vote in place of an earlier one. @returns false if it is the same */
export async function putVote(tx: Tx, vote: Omit<Vote, 'voted_at'>): Promise<boolean> {
  const put = await tx
    .insertInto('team_votes')
    .values(vote)
    .onConflict((conflict) =>
      conflict
        .columns(['card_id', 'member_id'])
        .doUpdateSet({ vote: vote.vote, reason: vote.reason, voted_at: sql<Date>`clock_timestamp()` })
        .where(sql<boolean>`(team_votes.vote, team_votes.reason) is distinct from (excluded.vote, excluded.reason)`),
    )
    .returning('card_id')
    .executeTakeFirst()
  return put !== undefined
}
