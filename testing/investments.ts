import { randomUUID } from 'node:crypto'
import type { FlowFields, InvestmentFields, ValuationFields } from '#features/investments/contract.ts'
import type { Person } from './people.ts'

type Added = Partial<InvestmentFields> & { organisation_id?: string; deal_id?: string | null; date?: string; amount?: number }

/** An investment in the format of the form; by default a thousand euros on 2024-01-15. */
export const investmentOf = (fields: Added = {}) => ({
  company_name: 'Terravolta',
  instrument: 'shares' as const,
  status: 'active' as const,
  currency: 'EUR' as const,
  date: '2024-01-15',
  amount: 100_000,
  ...fields,
})

/** Adds an investment. @returns its id */
export async function invest(person: Person, fields: Added = {}): Promise<string> {
  const { id } = await person.call.investments.add({ id: randomUUID(), ...investmentOf(fields) })
  return id
}

export const flow = (person: Person, id: string, kind: FlowFields['kind'], date: string, amount: number, flow_id: string = randomUUID()) =>
  person.call.investments.addFlow({ id, flow_id, kind, date, amount })

export const value = (person: Person, id: string, date: string, worth: ValuationFields['value'], valuation_id: string = randomUUID()) =>
  person.call.investments.addValuation({ id, valuation_id, date, value: worth })

/** A CSV file from a spreadsheet, by default with one cash flow. */
export const ledgerFile = (content = 'company_name,currency,kind,date,amount\nTerravolta,EUR,investment,2024-01-15,1000.00\n') =>
  new File([content], 'ledger.csv', { type: 'text/csv' })

/** A file of the European Central Bank, by default with two days. */
export const ratesFile = (
  content = 'Date,USD,JPY,GBP,UAH,\n2024-01-16,1.0882,159.66,0.86078,N/A,\n2024-01-15,1.0945,159.67,0.86093,N/A,\n',
  name = 'eurofxref-hist.csv',
) => new File([content], name)
