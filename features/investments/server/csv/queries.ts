import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { PlannedInvestment } from '../../csv/plan.ts'
import type { EntryKind } from '../../csv/read-line.ts'

/** A member's investments with all that is said of them, in the order in which they are exported. @param isHeld no other change comes between */
export const ledgerInvestments = (reader: Reader, member: string, { isHeld = false } = {}) =>
  reader
    .selectFrom('investments')
    .select(['id', 'company_name', 'instrument', 'status', 'currency', 'industry', 'funding_stage', 'country', 'sdgs', 'note'])
    .where('user_id', '=', member)
    .orderBy('first_date')
    .orderBy('id')
    .$if(isHeld, (query) => query.forUpdate())
    .execute()
export type LedgerInvestment = Awaited<ReturnType<typeof ledgerInvestments>>[number]

export interface LedgerEntry {
  investment_id: string
  kind: EntryKind
  date: string
  amount: number
  note: string
}

/** Their flows and valuations, by date. */
export async function ledgerEntries(reader: Reader, ids: readonly string[]): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select investment_id, kind, date, amount, note from (
      select id, investment_id, kind, date, amount, note from investment_flows where investment_id = any(${ids}::uuid[])
      union all select id, investment_id, 'valuation', date, value, note from investment_valuations where investment_id = any(${ids}::uuid[])
    ) entries order by investment_id, date, id`.execute(reader)
  return rows
}

/** Rows that are written at once. */
const partSize = 2_000

/** Writes what a file adds. @param defaultDay the first day of an investment without entries */
export async function insertPlanned(tx: Tx, member: string, investments: readonly PlannedInvestment[], defaultDay: string): Promise<void> {
  const added = investments.flatMap(({ id, added: facts, entries }) => {
    if (!facts) return []
    const { sdgs, ...rest } = facts
    const days = entries.filter(({ kind }) => kind !== 'valuation').map(({ date }) => date)
    const first_date = (days.length > 0 ? days : entries.map(({ date }) => date)).toSorted()[0] ?? defaultDay
    return [{ ...rest, id, user_id: member, deal_id: null, sdgs: [...sdgs], first_date }]
  })
  for (let first = 0; first < added.length; first += partSize / 10)
    await tx
      .insertInto('investments')
      .values(added.slice(first, first + partSize / 10))
      .execute()
  const entries = investments.flatMap(({ id, entries: own }) => own.map((entry) => ({ ...entry, id })))
  await inParts(
    entries.filter(({ kind }) => kind !== 'valuation'),
    (part) =>
      sql`
      insert into investment_flows (id, investment_id, kind, date, amount, note)
      select gen_random_uuid(), * from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ kind }) => kind)}::text[],
        ${part.map(({ date }) => date)}::date[], ${part.map(({ amount }) => amount)}::bigint[], ${part.map(({ note }) => note)}::text[])`.execute(
        tx,
      ),
  )
  await inParts(
    entries.filter(({ kind }) => kind === 'valuation'),
    (part) =>
      sql`
      insert into investment_valuations (id, investment_id, date, value, note)
      select gen_random_uuid(), * from unnest(${part.map(({ id }) => id)}::uuid[], ${part.map(({ date }) => date)}::date[],
        ${part.map(({ amount }) => amount)}::bigint[], ${part.map(({ note }) => note)}::text[])`.execute(tx),
  )
  const changed = investments.filter(({ added: facts }) => !facts).map(({ id }) => id)
  await sql`
    update investments i set updated_at = now(),
      first_date = coalesce((select min(f.date) from investment_flows f where f.investment_id = i.id), i.first_date)
    where i.id = any(${changed}::uuid[])`.execute(tx)
}

async function inParts<Row>(rows: readonly Row[], write: (part: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += partSize) await write(rows.slice(first, first + partSize))
}
