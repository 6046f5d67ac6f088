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

/** The currency may be in the amounts instead ('1.000 €'). */
export const requiredColumns = ['company_name', 'currency', 'kind', 'date', 'amount'] as const satisfies readonly CsvColumn[]
