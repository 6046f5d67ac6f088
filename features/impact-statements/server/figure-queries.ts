import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { GivenFigure } from '../contract.ts'
import type { Basis, FigureValue } from '../figures.ts'

export interface EnteredRow {
  investment_id: string
  year: number
  question: string
  row_key: string
  value: FigureValue
  currency: string | null
  basis: Basis | null
}

/** The figures entered about investments, of certain years. */
export const enteredFigures = namedStatement<{ ids: readonly string[]; years: readonly number[] }, EnteredRow>(
  'impactStatements.entered',
  (_kysely, { ids, years }) => sql`
    select investment_id, year, question, row_key, value, currency, basis from impact_figures
    where investment_id = any(${ids}::uuid[]) and year = any(${years}::smallint[])`,
)

/** The same of one year, with where they are from and who entered them, unless they are hidden from the viewer. */
export const entriesAbout = (reader: Reader, viewer: string, ids: readonly string[], year: number) =>
  reader
    .selectFrom('impact_figures')
    .select(['investment_id', 'year', 'question', 'row_key', 'value', 'currency', 'basis', 'note', 'entered_at'])
    .select(
      sql<string | null>`case when ${isHidden(sql`${viewer}::uuid`, sql.ref('entered_by'))} then null else entered_by end`.as('entered_by'),
    )
    .where('investment_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('year', '=', year)
    .execute()

interface About {
  /** All investments in the company. */
  ids: readonly string[]
  year: number
}

/** Saves figures for all investments in a company. */
export async function putFigures(tx: Tx, { ids, year }: About, by: string, figures: readonly GivenFigure[]): Promise<void> {
  const json = JSON.stringify(figures)
  await sql`
    insert into impact_figures (investment_id, year, question, row_key, value, currency, basis, note, entered_by)
    select about.id, ${year}, f.question, f.row, f.value, f.currency, f.basis, f.note, ${by}
    from unnest(${ids}::uuid[]) about (id)
    cross join jsonb_to_recordset(${json}::jsonb) f (question text, row text, value jsonb, currency text, basis text, note text)
    on conflict (investment_id, year, question, row_key) do update set
      value = excluded.value, currency = excluded.currency, basis = excluded.basis, note = excluded.note,
      entered_by = excluded.entered_by, entered_at = now()`.execute(tx)
}

export async function deleteFigures(
  tx: Tx,
  { ids, year }: About,
  figures: readonly Pick<GivenFigure, 'question' | 'row'>[],
): Promise<void> {
  await sql`
    delete from impact_figures where investment_id = any(${ids}::uuid[]) and year = ${year}
      and (question, row_key) in (
        select * from unnest(${figures.map(({ question }) => question)}::text[], ${figures.map(({ row }) => row)}::text[]))`.execute(tx)
}
