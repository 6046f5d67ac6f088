import { randomUUID } from 'node:crypto'
import type { DealInput } from '#features/deals/contract.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** A deal as sent by the wizard. */
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

/** Inserts the database row of a ready deck, without a file. */
export async function insertDeck(
  { services }: Pick<World, 'services'>,
  {
    id,
    owner_id,
    subject_id,
    kind = 'deck',
    pages = 4,
  }: { id: string; owner_id: string; subject_id: string; kind?: 'deck' | 'document'; pages?: number },
): Promise<void> {
  await services.database.kysely
    .insertInto('documents')
    .values({
      id,
      owner_id,
      subject_id,
      kind,
      name: 'Deck',
      bytes: 9,
      received: 9,
      state: 'ready',
      problem: null,
      pages,
      kept_bytes: 9,
      ready_at: new Date(),
    })
    .execute()
}
