import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { takeSubjects } from '#features/documents/server/index.ts'
import type { PlannedInvestment } from '../../csv/plan.ts'
import { authorIn } from '../access.ts'
import type { EntryRow } from '../entry-queries.ts'
import { type Holder, areHeldBy, organisationOf } from '../holder.ts'

/** The investments of a ledger with their details, in the order of the export. @param isLocked prevents concurrent changes */
export const ledgerInvestments = (reader: Reader, holder: Holder, { isLocked = false } = {}) =>
  reader
    .selectFrom('investments')
    .select(['id', 'company_name', 'instrument', 'status', 'currency', 'industry', 'funding_stage', 'country', 'sdgs', 'note'])
    .where(areHeldBy(holder))
    .orderBy('first_date')
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute()
export type LedgerInvestment = Awaited<ReturnType<typeof ledgerInvestments>>[number]

export interface LedgerEntry extends EntryRow {
  note: string
}

/** The cash flows and valuations of investments, by date. */
export async function ledgerEntries(reader: Reader, ids: readonly string[]): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select investment_id, kind, date, amount, note from (
      select id, investment_id, kind, date, amount, note from investment_flows where investment_id = any(${ids}::uuid[])
      union all select id, investment_id, 'valuation', date, value, note from investment_valuations where investment_id = any(${ids}::uuid[])
    ) entries order by investment_id, date, id`.execute(reader)
  return rows
}

/** Rows per statement. */
const batchSize = 2_000

interface Importing {
  holder: Holder
  actor: Actor
  /** The first date of an investment without entries. */
  defaultDay: string
}

/** Saves what a file adds. */
export async function insertPlanned(
  tx: Tx,
  { holder, actor, defaultDay }: Importing,
  investments: readonly PlannedInvestment[],
): Promise<void> {
  const by = authorIn(holder, actor)
  const held = { user_id: actor.id, organisation_id: organisationOf(holder), updated_by: by }
  const added = investments.flatMap(({ id, added: facts, entries }) => {
    if (!facts) return []
    const { sdgs, ...rest } = facts
    const days = entries.filter(({ kind }) => kind !== 'valuation').map(({ date }) => date)
    const first_date = (days.length > 0 ? days : entries.map(({ date }) => date)).toSorted()[0] ?? defaultDay
    return [{ ...rest, ...held, id, deal_id: null, sdgs: [...sdgs], first_date }]
  })
  await inBatches(
    added.map(({ id }) => id),
    (ids) => takeSubjects(tx, 'investments', ids),
  )
  for (let first = 0; first < added.length; first += batchSize / 10)
    await tx
      .insertInto('investments')
      .values(added.slice(first, first + batchSize / 10))
      .execute()
  const entries = investments.flatMap(({ id, entries: own }) => own.map((entry) => ({ ...entry, id })))
  await inBatches(
    entries.filter(({ kind }) => kind !== 'valuation'),
    (batch) =>
      sql`
      insert into investment_flows (updated_by, id, investment_id, kind, date, amount, note)
      select ${by}::uuid, gen_random_uuid(), * from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ kind }) => kind)}::text[],
        ${batch.map(({ date }) => date)}::date[], ${batch.map(({ amount }) => amount)}::bigint[], ${batch.map(({ note }) => note)}::text[])`.execute(
        tx,
      ),
  )
  await inBatches(
    entries.filter(({ kind }) => kind === 'valuation'),
    (batch) =>
      sql`
      insert into investment_valuations (updated_by, id, investment_id, date, value, note)
      select ${by}::uuid, gen_random_uuid(), * from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ date }) => date)}::date[],
        ${batch.map(({ amount }) => amount)}::bigint[], ${batch.map(({ note }) => note)}::text[])`.execute(tx),
  )
  const changed = investments.filter(({ added: facts }) => !facts).map(({ id }) => id)
  await sql`
    update investments i set updated_by = ${by}, updated_at = now(),
      first_date = coalesce((select min(f.date) from investment_flows f where f.investment_id = i.id), i.first_date)
    where i.id = any(${changed}::uuid[])`.execute(tx)
}

async function inBatches<Row>(rows: readonly Row[], write: (batch: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += batchSize) await write(rows.slice(first, first + batchSize))
}
