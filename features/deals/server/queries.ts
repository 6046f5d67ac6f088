import { type Insertable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { DealStatus } from '../statuses.ts'
import type { DealFlowsTable } from './tables.ts'

export const cardColumns = [
  'd.id',
  'd.user_id',
  'd.organisation_id',
  'd.title',
  'd.company_name',
  'd.industry',
  'd.funding_stage',
  'd.funding_amount',
  'd.min_investment',
  'd.max_investment',
  'd.currency',
  'd.country',
  'd.city',
  'd.sdgs',
  'd.progress',
  'd.status',
  'd.created_at',
  'd.updated_at',
] as const

/** Length of the excerpt on a card, in characters. */
export const excerptLength = 220
export const excerpt = sql<string>`left(d.description, ${sql.lit(excerptLength)})`.as('excerpt')

/** A deal, without checking who may see it. */
export const dealById = (reader: Reader, id: string) =>
  reader.selectFrom('deal_flows as d').selectAll('d').where('d.id', '=', id).executeTakeFirst()
export type DealRow = NonNullable<Awaited<ReturnType<typeof dealById>>>

/** Locks a deal until the transaction ends. Others can still view it and express interest. */
export const lockDeal = (tx: Tx, id: string) =>
  tx
    .selectFrom('deal_flows')
    .select(['id', 'user_id', 'organisation_id', 'status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The number of a member's deals, locked so that simultaneous posts are counted one after the other. */
export async function lockAndCountDeals(tx: Tx, member: string): Promise<number> {
  await advisoryLock(tx, `deals of ${member}`)
  const { owned } = await tx
    .selectFrom('deal_flows')
    .select(({ fn }) => fn.countAll<number>().as('owned'))
    .where('user_id', '=', member)
    .executeTakeFirstOrThrow()
  return owned
}

type NewDeal = Omit<Insertable<DealFlowsTable>, 'organisation_id' | 'terms' | 'status' | 'created_at' | 'updated_at'> & {
  organisation_id: string | null
}

const vectorOf = (terms: readonly string[]) => sql<string>`array_to_tsvector(${terms}::text[])`

/** @returns false if a deal with this id exists */
export async function insertDeal(tx: Tx, deal: NewDeal, terms: readonly string[]): Promise<boolean> {
  const inserted = await tx
    .insertInto('deal_flows')
    .values({ ...deal, terms: vectorOf(terms) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await tx.insertInto('deal_counts').values({ deal_id: inserted.id }).execute()
  return true
}

export async function updateDeal(tx: Tx, { id, ...fields }: Omit<NewDeal, 'user_id'>, terms: readonly string[]): Promise<void> {
  await tx
    .updateTable('deal_flows')
    .set({ ...fields, terms: vectorOf(terms), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Unlike other changes, it is not the poster's, and leaves the time of the last one. */
export async function renameCompany(tx: Tx, id: string, company_name: string, terms: readonly string[]): Promise<void> {
  await tx
    .updateTable('deal_flows')
    .set({ company_name, terms: vectorOf(terms) })
    .where('id', '=', id)
    .execute()
}

export async function setStatus(tx: Tx, id: string, status: DealStatus): Promise<void> {
  const prefix = 'status:'
  await tx
    .updateTable('deal_flows')
    .set({
      status,
      updated_at: sql<Date>`now()`,
      terms: sql<string>`ts_delete(terms, array(select ${prefix} || unnest(${['active', 'open', 'oversubscribed', 'closed', 'completed']}::text[]))) || array_to_tsvector(array[${prefix + status}])`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteDeal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('deal_flows').where('id', '=', id).execute()
}

export const countsOf = (reader: Reader, id: string) =>
  reader
    .selectFrom('deal_counts')
    .select(['viewed', 'downloaded', 'bookmarks_shown as bookmarked', 'interested', 'requested_intro'])
    .where('deal_id', '=', id)
    .executeTakeFirst()
