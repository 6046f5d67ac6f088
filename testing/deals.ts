import { randomUUID } from 'node:crypto'
import type { DealInput } from '#features/deals/contract.ts'
import type { Person } from './people.ts'

/** A deal as the wizard sends it. */
export const dealOf = (person: Person, fields: Partial<DealInput> = {}): DealInput => ({
  title: 'Soil carbon without lab samples',
  company_name: person.company_name || 'Terravolta',
  description: 'Measures soil carbon from satellite radar and one drone flight a season.',
  industry: 'CleanTech',
  funding_stage: 'seed',
  funding_amount: 180_000_000,
  min_investment: 2_500_000,
  max_investment: 15_000_000,
  geography: ['eu'],
  ...fields,
})

/** Posts a deal. @returns its id */
export async function post(person: Person, fields: Partial<DealInput> = {}): Promise<string> {
  const id = randomUUID()
  await person.call.deals.post({ id, ...dealOf(person, fields) })
  return id
}
