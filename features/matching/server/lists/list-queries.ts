import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { areConnected, hiddenFrom, mutualCount } from '#features/relations/server/index.ts'
import type { StandingWith } from '../../contract.ts'
import { undoSeconds } from '../../limits.ts'
import type { Status } from '../deciding/decision-queries.ts'
import { standingWith } from '../cards/standing-with.ts'

type RecentRow = BriefRow & { status: Status; connected: boolean; created_at: Date; until: Date; undoable: boolean }

/** A member's decisions of the last 24 hours, newest first. */
export const recentDecisions = namedStatement<{ viewer: string; limit: number }, RecentRow>(
  'matching.recent',
  (kysely, { viewer, limit }) => {
    const until = sql<Date>`m.created_at + ${sql.lit(undoSeconds)} * interval '1 second'`
    return kysely
      .selectFrom('matches as m')
      .innerJoin(members.as('u'), 'u.id', 'm.matched_user_id')
      .select(briefColumns('u'))
      .select((row) => [
        sql<Status>`m.status`.as('status'),
        'm.created_at',
        sql<boolean>`${areConnected(row.ref('m.user_id'), row.ref('m.matched_user_id'))}`.as('connected'),
        until.as('until'),
        sql<boolean>`m.settled_at is null and ${until} > now()`.as('undoable'),
      ])
      .where('m.user_id', '=', viewer)
      .where('m.status', '<>', 'ended')
      .where('m.created_at', '>', sql<Date>`now() - interval '1 day'`)
      .where('m.matched_user_id', '<>', sql<string>`all(${hiddenFrom(viewer)})`)
      .orderBy('m.user_id', 'desc')
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
  },
)

export type InterestRow = BriefRow & { id: number; note: string | null; settled_at: Date }

/** Unanswered accepts of a member, newest first; hidden members are filtered out before the limit applies. */
export const interestsIn = namedStatement<{ viewer: string; limit: number; settled_at?: string; id?: number }, InterestRow>(
  'matching.interests',
  (kysely, { viewer, limit, settled_at, id }) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom('matches')
          .select(['id', 'user_id', 'note', 'settled_at'])
          .where('matched_user_id', '=', viewer)
          .where('status', '=', sql.lit('accepted'))
          .where('answered', '=', sql.lit(false))
          .where('settled_at', 'is not', null)
          .where('user_id', '<>', sql<string>`all(${hiddenFrom(viewer)})`)
          .$if(id !== undefined, (query) => query.where(sql<boolean>`(settled_at, id) < (${settled_at}::timestamptz, ${id}::bigint)`))
          .orderBy('matched_user_id', 'desc')
          .orderBy('settled_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .$narrowType<{ settled_at: Date }>()
          .as('page'),
      )
      .innerJoin(members.as('u'), 'u.id', 'page.user_id')
      .select(['page.id', 'page.note', 'page.settled_at'])
      .select(briefColumns('u'))
      .orderBy('page.settled_at', 'desc')
      .orderBy('page.id', 'desc'),
)

export type DecisionRow = BriefRow & { id: number; note: string | null; created_at: Date }

type OwnDecisions = { viewer: string; limit: number; created_at?: string; id?: number }

/** A member's own decisions of one kind, newest first; hidden members are filtered out before the limit applies. */
const decisionsWhere = (name: string, kind: RawBuilder<boolean>) =>
  namedStatement<OwnDecisions, DecisionRow>(name, (kysely, { viewer, limit, created_at, id }) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom('matches')
          .select(['id', 'matched_user_id', 'note', 'created_at'])
          .where('user_id', '=', viewer)
          .where(kind)
          .where('matched_user_id', '<>', sql<string>`all(${hiddenFrom(viewer)})`)
          .$if(id !== undefined, (query) => query.where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::bigint)`))
          .orderBy('user_id', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .as('page'),
      )
      .innerJoin(members.as('u'), 'u.id', 'page.matched_user_id')
      .select(['page.id', 'page.note', 'page.created_at'])
      .select(briefColumns('u'))
      .orderBy('page.created_at', 'desc')
      .orderBy('page.id', 'desc'),
  )

export const waitingAccepts = decisionsWhere('matching.waiting', sql<boolean>`waiting`)
export const rejections = decisionsWhere('matching.passed', sql<boolean>`status = 'rejected'`)

export type BookmarkRow = BriefRow & { standing: StandingWith; created_at: Date }

/** A member's bookmarks, newest first; hidden members are filtered out before the limit applies. */
export const bookmarksOf = namedStatement<{ viewer: string; limit: number; created_at?: string; member?: string }, BookmarkRow>(
  'matching.bookmarks',
  (kysely, { viewer, limit, created_at, member }) =>
    kysely
      .selectFrom((from) =>
        from
          .selectFrom('match_bookmarks')
          .select(['member_id', 'created_at'])
          .where('user_id', '=', viewer)
          .where('member_id', '<>', sql<string>`all(${hiddenFrom(viewer)})`)
          .$if(member !== undefined, (query) =>
            query.where(sql<boolean>`(created_at, member_id) < (${created_at}::timestamptz, ${member}::uuid)`),
          )
          .orderBy('user_id', 'desc')
          .orderBy('created_at', 'desc')
          .orderBy('member_id', 'desc')
          .limit(limit)
          .as('page'),
      )
      .innerJoin(members.as('u'), 'u.id', 'page.member_id')
      .select(['page.created_at', standingWith(sql`${viewer}::uuid`, sql.ref('page.member_id')).as('standing')])
      .select(briefColumns('u'))
      .orderBy('page.created_at', 'desc')
      .orderBy('page.member_id', 'desc'),
)

/** How many connections a viewer shares with each of these members. */
export async function mutualCounts(reader: Reader, viewer: string, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; mutual: number }>`
    select other.id, ${mutualCount(sql`${viewer}::uuid`, sql.ref('other.id'))} as mutual from unnest(${ids}::uuid[]) other (id)`.execute(
    reader,
  )
  return new Map(rows.map(({ id, mutual }) => [id, mutual]))
}
