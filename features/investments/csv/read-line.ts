import { type CountryCode, countryCodes } from '#features/places/countries.ts'
import { type Currency, type FundingStage, type Industry, currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { unguarded } from '#platform/csv-lines.ts'
import { storable, visibleOrEmpty } from '#platform/visible-text.ts'
import type { InvestmentFields } from '../ledger-contract.ts'
import { longestText } from '../limits.ts'
import { type EntryKind, entryKinds, instruments, investmentStatuses } from '../vocabulary.ts'
import { type DecimalMark, amountIn, currenciesNamed, withoutCurrency } from './amounts.ts'
import { type BadLine, badLine } from './bad-line.ts'
import type { CsvColumn } from './columns.ts'
import { type DateOrder, dateIn } from './dates.ts'
import { entryNames, instrumentNames, namedIn, statusNames } from './names.ts'

const instrumentNamed = namedIn(instrumentNames)
const statusNamed = namedIn(statusNames)
const kindNamed = namedIn(entryNames)

/** How to read ambiguous dates and amounts in a file; undefined if neither the file nor the member specifies it. */
export interface CsvStyle {
  order: DateOrder | undefined
  mark: DecimalMark | undefined
}

/** A parsed line: the details of the investment, and the entry. */
export interface LedgerLine {
  line: number
  /** The investment's id in the file, if it has one. */
  ref: string | null
  facts: InvestmentFields
  /** null for an investment without entries. */
  entry: { kind: EntryKind; date: string; amount: number; note: string } | null
}

const onlyOf = <Value>(values: readonly Value[] | undefined): Value | undefined => (values?.length === 1 ? values[0] : undefined)

/** @param cell the value in a column, '' if it is empty */
export function readLine(line: number, cell: (column: CsvColumn) => string, style: CsvStyle): LedgerLine | BadLine {
  try {
    return readCells(line, (column) => unguarded(storable(cell(column))).trim(), style)
  } catch (error) {
    if (error instanceof Unreadable) return error.bad
    throw error
  }
}

class Unreadable extends Error {
  readonly bad: BadLine
  constructor(bad: BadLine) {
    super(bad.message)
    this.bad = bad
  }
}

function readCells(line: number, cell: (column: CsvColumn) => string, style: CsvStyle): LedgerLine {
  const refuse = (
    column: CsvColumn,
    ...rest: Parameters<typeof badLine> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ): never => {
    throw new Unreadable(badLine(line, column, ...rest))
  }
  const text = (column: CsvColumn, most: number) => {
    const given = visibleOrEmpty(cell(column))
    return given.length > most ? refuse(column, 'tooLong', { most }) : given
  }
  const oneOf = <Value extends string>(
    column: CsvColumn,
    values: readonly Value[],
    { otherwise, named }: { otherwise?: Value | null | undefined; named?: (name: string) => Value | undefined } = {},
  ): Value => {
    const given = cell(column)
    if (given === '' && otherwise !== undefined) return otherwise as Value
    if (given === '') return refuse(column, 'missing')
    const found = values.find((value) => value.toLowerCase() === given.toLowerCase()) ?? named?.(given)
    return found ?? refuse(column, 'oneOf', { given, known: values.join(', ') })
  }
  const money = withoutCurrency(cell('amount'))
  const company_name = text('company_name', longestText.company_name) || refuse('company_name', 'missing')
  const country = cell('country').toUpperCase()
  if (country !== '' && !countryCodes.includes(country as CountryCode)) refuse('country', 'country', { given: cell('country') })
  const goals = cell('sdgs')
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (goals.some((goal) => !/^([1-9]|1[0-7])$/.test(goal))) refuse('sdgs', 'goals', { given: cell('sdgs') })
  const facts: LedgerLine['facts'] = {
    company_name,
    instrument: oneOf('instrument', instruments, { otherwise: 'other', named: instrumentNamed }),
    status: oneOf('status', investmentStatuses, { otherwise: 'active', named: statusNamed }),
    currency: oneOf<Currency>('currency', currencies, {
      otherwise: onlyOf(money.named),
      named: (sign) => onlyOf(currenciesNamed(sign)),
    }),
    industry: oneOf<Industry>('industry', industries, { otherwise: null }),
    funding_stage: oneOf<FundingStage>('funding_stage', fundingStages, { otherwise: null }),
    country: country === '' ? null : (country as CountryCode),
    sdgs: [...new Set(goals.map(Number))].toSorted((one, other) => one - other),
    note: text('investment_note', longestText.note),
  }
  const ref = text('investment_id', longestText.company_name) || null
  if (cell('kind') === '' && cell('date') === '' && cell('amount') === '') return { line, ref, facts, entry: null }

  const kind = oneOf<EntryKind>('kind', entryKinds, { named: kindNamed })
  const date = cell('date') === '' ? refuse('date', 'missing') : dateIn(cell('date'), style.order)
  if (typeof date === 'string') return refuse('date', date, { given: cell('date') })
  const amount = cell('amount') === '' ? refuse('amount', 'missing') : amountIn(money.digits, style.mark)
  if (typeof amount === 'string') return refuse('amount', amount, { given: cell('amount') })
  if (money.named && !money.named.includes(facts.currency))
    refuse('amount', 'otherSign', { given: cell('amount'), currency: facts.currency })
  if (amount.amount === 0 && kind !== 'valuation') refuse('amount', 'zero')
  return { line, ref, facts, entry: { kind, ...date, ...amount, note: text('note', longestText.note) } }
}
