/** The columns of our own files, in their order. Each line is a flow or a valuation, with what is said of its investment. */
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

/** Without these a file is none of a ledger. */
export const neededColumns = ['company_name', 'currency', 'kind', 'date', 'amount'] as const satisfies readonly CsvColumn[]

/** What others call them. */
const otherNames: Readonly<Record<string, CsvColumn>> = {
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

/** The column that a heading names; upper and lower case, spaces and hyphens make no difference. */
export function columnOf(heading: string): CsvColumn | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return csvColumns.find((column) => column === name) ?? otherNames[name]
}

/** What spreadsheets put between cells. */
export const separators = [',', ';', '\t', '|'] as const

/** The separator that makes the most columns of a file's first line. */
export function separatorOf(text: string): (typeof separators)[number] {
  const [firstLine = ''] = text.slice(0, 10_000).split(/\r?\n|\r/, 1)
  const known = (separator: string) => firstLine.split(separator).filter((cell) => columnOf(cell.replaceAll('"', ''))).length
  return separators.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}
