import type { Download } from '#platform/download.ts'
import { type Row, csvDownload } from '#platform/server/csv.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { ledgerFor } from '#features/investments/server/index.ts'
import type { IndicatorNumber } from '../indicators/measure.ts'
import { metricNames } from '../metric-names.ts'
import { withoutNoise } from '../rounding.ts'
import { allKnownFigures } from './known-figures.ts'
import type { OfYear } from './ledger-year.ts'
import { readStatement } from './read-statement.ts'

const cell = (value: number | null | undefined) => (value == null ? '' : withoutNoise(value))

/** A line for each number; without an exchange rate that is needed, only the header. */
async function statementTable(reader: Reader, actor: Actor, asked: OfYear): Promise<Row[]> {
  const { year, statement, before } = await readStatement(reader, actor, asked)
  return [
    [
      'year',
      'indicator',
      'metric',
      'part',
      'unit',
      'value',
      'value_year_before',
      'share_measured',
      'share_estimated',
      'share_missing',
      'share_entered',
    ],
    ...(statement?.parts ?? []).map(({ indicator, part, unit, value, coverage }, index) => [
      year,
      indicator,
      metricNames[indicator as IndicatorNumber],
      part,
      unit,
      cell(value),
      cell(before?.parts[index]?.value),
      cell(coverage.measured),
      cell(coverage.estimated),
      cell(coverage.missing),
      cell(coverage.entered),
    ]),
  ]
}

/** A line for each figure about a company, with where it is from. */
async function figuresTable(reader: Reader, actor: Actor, { organisation_id, year }: OfYear): Promise<Row[]> {
  const holder = await ledgerFor(reader, actor, organisation_id)
  const companies = await allKnownFigures(reader, actor, holder, year)
  return [
    ['year', 'company_name', 'question', 'sector', 'value', 'currency', 'basis', 'source', 'note'],
    ...companies.flatMap(({ name, figures }) =>
      figures.map(({ question, row, value, currency, basis, source, note }) => [
        year,
        name,
        question,
        row,
        typeof value === 'boolean' ? String(value) : value,
        currency ?? '',
        basis ?? '',
        source,
        note,
      ]),
    ),
  ]
}

/** A statement, or the figures behind it, as CSV. @throws Refusal investorsOnly, notIn, noSharedLedger */
export async function exportCsv(
  reader: Reader,
  actor: Actor,
  { content, ...asked }: OfYear & { content: 'statement' | 'figures' },
): Promise<Download> {
  const table = await (content === 'statement' ? statementTable : figuresTable)(reader, actor, asked)
  const name = content === 'statement' ? 'principal-adverse-impacts' : 'company-figures'
  return csvDownload(`${name}-${asked.year}`, [table])
}
