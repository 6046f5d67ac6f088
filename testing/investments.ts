import { randomUUID } from 'node:crypto'
import type { FlowFields, InvestmentFields, ValuationFields } from '#features/investments/contract.ts'
import type { Person } from './people.ts'

type Added = Partial<InvestmentFields> & { deal_id?: string | null; date?: string; amount?: number }

/** An investment as the form sends it: a thousand euros on 2024-01-15, unless `fields` say otherwise. */
export const investmentOf = (fields: Added = {}) => ({
  company_name: 'Terravolta',
  instrument: 'shares' as const,
  status: 'active' as const,
  currency: 'EUR' as const,
  date: '2024-01-15',
  amount: 100_000,
  ...fields,
})

/** Writes an investment down. @returns its id */
export async function invest(person: Person, fields: Added = {}): Promise<string> {
  const { id } = await person.call.investments.add({ id: randomUUID(), ...investmentOf(fields) })
  return id
}

export const flow = (person: Person, id: string, kind: FlowFields['kind'], date: string, amount: number, flow_id: string = randomUUID()) =>
  person.call.investments.addFlow({ id, flow_id, kind, date, amount })

export const value = (person: Person, id: string, date: string, worth: ValuationFields['value'], valuation_id: string = randomUUID()) =>
  person.call.investments.addValuation({ id, valuation_id, date, value: worth })

/** A file as a spreadsheet writes it, with one flow unless it is given otherwise. */
export const ledgerFile = (content = 'company_name,currency,kind,date,amount\nTerravolta,EUR,investment,2024-01-15,1000.00\n') =>
  new File([content], 'ledger.csv', { type: 'text/csv' })
