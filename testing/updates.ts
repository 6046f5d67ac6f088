import { randomUUID } from 'node:crypto'
import type { UpdateInput } from '#features/updates/contract.ts'
import { type Person, profileOf } from './people.ts'
import type { World } from './world.ts'

/** An investor with a complete profile. */
export async function investorNamed(world: World, full_name: string): Promise<Person> {
  const person = await world.join({ full_name, user_type: 'investor' })
  await person.call.profiles.save(profileOf(person))
  return person
}

/** An update in the format of the form. */
export const updateOf = (fields: Partial<UpdateInput> = {}): UpdateInput => ({
  title: 'First plant commissioned',
  period: '2026-Q3',
  body: 'The plant in Lund has run since August. Two municipalities signed.',
  currency: 'EUR',
  revenue: 12_500_000,
  cash: 90_000_000,
  burn: 6_000_000,
  team: 14,
  customers: 6,
  emissions_saved: 42_000,
  ...fields,
})

/** Sends an update, to all connected investors unless recipients are given. @returns its id */
export async function sendUpdate(founder: Person, fields: Partial<UpdateInput> = {}, to: readonly Person[] | null = null): Promise<string> {
  const id = randomUUID()
  await founder.call.updates.send({ id, to: to && to.map((person) => person.id), ...updateOf(fields) })
  return id
}
