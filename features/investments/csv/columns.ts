/** The columns of an export, in order. Each line is a cash flow or a valuation, with the details of its investment. */
export const csvColumns = [
  'investment_id',
  'company_name',
  'instrument',
  'status',
  'currency',
  'industry',
  'funding_stage',
  'country',
  'sdgs',
  'investment_note',
  'kind',
  'date',
  'amount',
  'note',
] as const
export type CsvColumn = (typeof csvColumns)[number]

export const requiredColumns = ['company_name', 'currency', 'kind', 'date', 'amount'] as const satisfies readonly CsvColumn[]

/** Names for the same columns in other tools. */
const aliases: Readonly<Record<string, CsvColumn>> = {
  company: 'company_name',
  name: 'company_name',
  type: 'kind',
  entry: 'kind',
  stage: 'funding_stage',
  sector: 'industry',
  goals: 'sdgs',
  sdg: 'sdgs',
  value: 'amount',
}

/** The column for a heading; case is ignored, and spaces and hyphens count as underscores. */
export function columnOf(heading: string): CsvColumn | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return csvColumns.find((column) => column === name) ?? aliases[name]
}

export const separators = [',', ';', '\t', '|'] as const

/** The separator that yields the most known columns in the first line. */
export function separatorOf(text: string): (typeof separators)[number] {
  const [firstLine = ''] = text.slice(0, 10_000).split(/\r?\n|\r/, 1)
  const known = (separator: string) => firstLine.split(separator).filter((cell) => columnOf(cell.replaceAll('"', ''))).length
  return separators.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}
