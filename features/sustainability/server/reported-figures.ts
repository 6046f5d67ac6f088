import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { organisations } from '#features/organisations/server/index.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { withOperands } from '../answers/figures.ts'
import type { Basis, State, Value } from '../answers/value.ts'
import { withFigures } from '../answers/with-figures.ts'
import { questionById } from '../catalogue/catalogue.ts'
import type { Section } from '../catalogue/question.ts'
import { mayReadAnswer, readingsFor } from './access.ts'
import { recordReadings } from './readings.ts'

/** An answer as other rooms calculate with it. */
export interface ReportedFigure {
  organisationId: string
  year: number
  question: string
  row: string
  /** A figure in the first unit of its quantity, an amount in units of `currency`, or an option. */
  value: number | boolean | string
  /** Of an amount. */
  currency?: Currency
  basis: Basis | null
}

interface Row {
  organisation_id: string
  year: number
  question: string
  row: string
  value: Value | null
  amount: string | null
  basis: Basis | null
  not_applicable: string | null
  state: State
  currency: Currency
}

/**
 * The answers of organisations to some questions that a member may read, in three statements, with what follows from others that they may read.
 * Reading is recorded for the organisations.
 */
export async function reportedFigures(
  reader: Reader,
  memberId: string,
  { organisationIds, years, questions }: { organisationIds: readonly string[]; years: readonly number[]; questions: readonly string[] },
): Promise<ReportedFigure[]> {
  if (organisationIds.length === 0) return []
  const readings = await readingsFor(reader, memberId, organisationIds)
  const { rows } = await sql<Row>`
    select a.organisation_id, a.year, a.question, a.row, a.value, a.amount, a.basis, a.not_applicable, a.state,
      coalesce(y.currency, o.currency) as currency
    from sustainability_answers a
    join ${organisations.as('o')} on o.id = a.organisation_id
    left join sustainability_years y on y.organisation_id = a.organisation_id and y.year = a.year
    where a.organisation_id = any(${[...readings.keys()]}::uuid[]) and a.year = any(${years}::int[]) and a.question = any(${withOperands(questions)}::text[])
      and a.state <> 'draft'`.execute(reader)
  const mayRead = (row: Row) => {
    const reading = readings.get(row.organisation_id)
    return reading !== undefined && mayReadAnswer(reading, row)
  }
  const readable = withFollowing(rows.filter(mayRead)).filter(
    (row) => questions.includes(row.question) && row.not_applicable === null && mayRead(row),
  )
  const foreign = readable.filter(({ organisation_id }) => !readings.get(organisation_id)?.reader.isTeam)
  await recordReadings(reader, memberId, sectionsIn(foreign))
  return readable.flatMap((row) => {
    const value = row.amount === null ? row.value : Number(row.amount)
    if (value === null || Array.isArray(value)) return []
    const { organisation_id: organisationId, year, question, basis, currency } = row
    const isAmount = questionById(question)?.is.kind === 'amount'
    return [{ organisationId, year, question, row: row.row, value, basis, ...(isAmount && { currency }) }]
  })
}

/** The answers of each organisation and year. */
const setsOf = (rows: readonly Row[]): Row[][] => [
  ...Map.groupBy(rows, ({ organisation_id, year }) => `${organisation_id} ${year}`).values(),
]

const withFollowing = (rows: readonly Row[]): Row[] =>
  setsOf(rows).flatMap((those) => {
    const [first] = those
    return first ? withFigures(those).map((answer) => ({ ...first, ...answer })) : []
  })

/** The sections of these answers, for each organisation and year. */
function sectionsIn(rows: readonly Row[]): { organisation_id: string; year: number; sections: Section[] }[] {
  return setsOf(rows).flatMap((those) => {
    const [first] = those
    if (!first) return []
    const { organisation_id, year } = first
    return [{ organisation_id, year, sections: [...new Set(those.flatMap(({ question }) => questionById(question)?.section ?? []))] }]
  })
}
