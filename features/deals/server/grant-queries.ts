import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import type { Grant } from '../reading.ts'
import { ownDealsOf } from './access.ts'

/** A member's request for access and the owner's decision; undefined if there is neither. */
export const grantOf = (reader: Reader, dealId: string, memberId: string): Promise<Grant | undefined> =>
  reader
    .selectFrom('deal_grants')
    .select(['state', 'answered_at'])
    .where('deal_id', '=', dealId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Condition: the same as `readingOf` for a row `d` of `deal_flows`: whether the viewer, who does not own it, may read its documents. */
export const mayReadDocuments = (viewer: Expression<string>, isInvestor: RawBuilder<boolean>) => {
  const isLetIn = sql<boolean>`(d.readers = 'members' or d.readers = 'investors' and ${isInvestor})`
  return sql<boolean>`coalesce((
    select g.state = 'granted' or g.state = 'asked' and g.answered_at is null and ${isLetIn}
    from deal_grants g where g.deal_id = d.id and g.member_id = ${viewer}), ${isLetIn})`
}

/** Locks a member's access to a deal until the transaction ends. */
export async function lockGrant(tx: Tx, dealId: string, memberId: string): Promise<Grant | undefined> {
  await advisoryLock(tx, `reading ${dealId} ${memberId}`)
  return grantOf(tx, dealId, memberId)
}

/** Keeps `answered_at`, so an earlier refusal is remembered. */
export async function putAsk(tx: Tx, dealId: string, memberId: string): Promise<void> {
  const asked = { state: 'asked' as const, asked_at: sql<Date>`now()` }
  await tx
    .insertInto('deal_grants')
    .values({ deal_id: dealId, member_id: memberId, answered_at: null, ...asked })
    .onConflict((conflict) => conflict.columns(['deal_id', 'member_id']).doUpdateSet(asked))
    .execute()
}

interface GivenAnswer {
  deal_id: string
  member_id: string
  state: 'granted' | 'refused'
  answered_by: string
}

export async function putAnswer(tx: Tx, { deal_id, member_id, ...given }: GivenAnswer): Promise<void> {
  const answer = { ...given, answered_at: sql<Date>`now()` }
  await tx
    .insertInto('deal_grants')
    .values({ deal_id, member_id, asked_at: null, ...answer })
    .onConflict((conflict) => conflict.columns(['deal_id', 'member_id']).doUpdateSet(answer))
    .execute()
}

/** Withdrawing a request restores an earlier refusal; otherwise asking and withdrawing would lift it. */
export async function removeAsk(tx: Tx, dealId: string, memberId: string, { answered_at }: Grant): Promise<void> {
  if (answered_at) {
    await tx
      .updateTable('deal_grants')
      .set({ state: 'refused', asked_at: null })
      .where('deal_id', '=', dealId)
      .where('member_id', '=', memberId)
      .execute()
  } else {
    await tx.deleteFrom('deal_grants').where('deal_id', '=', dealId).where('member_id', '=', memberId).execute()
  }
}

/** Whether a member exists and is visible to the viewer. */
export async function isSeenBy(reader: Reader, viewer: string, memberId: string): Promise<boolean> {
  const found = await reader
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.id', '=', memberId)
    .where((where) => where.not(isHidden(where.ref('u.id'), sql`${viewer}::uuid`)))
    .executeTakeFirst()
  return found !== undefined
}

/** Open access requests for the viewer's own deals, oldest first. */
export const readingRequestsFor = (reader: Reader, viewer: string, limit: number, after?: AskedAfter) =>
  reader
    .selectFrom(ownDealsOf(sql`${viewer}::uuid`).as('d'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('deal_grants')
          .selectAll()
          .whereRef('deal_id', '=', 'd.id')
          // Written as in the partial index of open requests.
          .where(sql<SqlBool>`(state <> 'asked') is false`)
          .offset(sql.lit(0))
          .as('g'),
      (join) => join.onTrue(),
    )
    .innerJoin(members.as('u'), 'u.id', 'g.member_id')
    .select(briefColumns('u'))
    .select(['g.deal_id', 'd.title', sql<Date>`coalesce(g.asked_at, g.answered_at)`.as('asked_at')])
    .where('g.member_id', '<>', viewer)
    .where(sql<SqlBool>`g.member_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(coalesce(g.asked_at, g.answered_at), g.deal_id, g.member_id) > (${after?.asked_at}::timestamptz, ${after?.deal_id}::uuid, ${after?.member_id}::uuid)`,
      ),
    )
    .orderBy(sql`coalesce(g.asked_at, g.answered_at)`)
    .orderBy('g.deal_id')
    .orderBy('g.member_id')
    .limit(limit)
    .execute()
export type ReadingRequestRow = Awaited<ReturnType<typeof readingRequestsFor>>[number]

interface AskedAfter {
  asked_at: string
  deal_id: string
  member_id: string
}

interface After {
  is_answered: boolean
  changed_at: string
  member_id: string
}

/** Open requests first, newest first, then answered ones; without members hidden from the viewer. */
export const grantsOf = (reader: Reader, viewer: string, id: string, limit: number, after?: After) =>
  reader
    .selectFrom('deal_grants as g')
    .innerJoin(members.as('u'), 'u.id', 'g.member_id')
    .select(briefColumns('u'))
    .select([
      'g.state',
      'g.asked_at',
      sql<boolean>`g.state <> 'asked'`.as('is_answered'),
      sql<Date>`coalesce(g.asked_at, g.answered_at)`.as('changed_at'),
    ])
    .where('g.deal_id', '=', id)
    .where(sql<SqlBool>`g.member_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(g.state <> 'asked') >= ${after?.is_answered}::boolean and ((g.state <> 'asked') > ${after?.is_answered}::boolean
          or (coalesce(g.asked_at, g.answered_at), g.member_id) < (${after?.changed_at}::timestamptz, ${after?.member_id}::uuid))`,
      ),
    )
    .orderBy(sql`g.state <> 'asked'`)
    .orderBy(sql`coalesce(g.asked_at, g.answered_at)`, 'desc')
    .orderBy('g.member_id', 'desc')
    .limit(limit)
    .execute()
export type GrantRow = Awaited<ReturnType<typeof grantsOf>>[number]
