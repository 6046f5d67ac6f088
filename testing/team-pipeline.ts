import { randomUUID } from 'node:crypto'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { addTo, found } from './organisations.ts'
import type { Person } from './people.ts'
import { investorNamed } from './updates.ts'
import type { World } from './world.ts'

/** A fund with two partners, an owner and an admin, and an associate. */
export interface Team {
  fund: Organisation
  petra: Person
  paul: Person
  anna: Person
}

export async function fundOf(world: World, name = 'Northwind Capital'): Promise<Team> {
  const [petra, paul, anna] = [
    await investorNamed(world, 'Petra Partner'),
    await investorNamed(world, 'Paul Partner'),
    await investorNamed(world, 'Anna Associate'),
  ]
  const fund = await found(petra, { kind: 'fund', name })
  await addTo(petra, fund, paul, 'admin')
  await addTo(petra, fund, anna)
  return { fund, petra, paul, anna }
}

/** Writes a note about a deal. @returns its id */
export async function noteOn(
  author: Person,
  { id }: { id: string },
  deal_id: string,
  fields: { text?: string; is_private?: boolean } = {},
): Promise<string> {
  const note_id = randomUUID()
  await author.call.teamPipeline.writeNote({ id, deal_id, note_id, text: 'Strong team, weak margins.', is_private: false, ...fields })
  return note_id
}

/** The columns of a pipeline by their standard name, or their own. */
export async function columnsIn(person: Person, { id }: { id: string }): Promise<Record<string, string>> {
  const { columns } = await person.call.teamPipeline.get({ id })
  return Object.fromEntries(columns.map((column) => [column.standard ?? column.name, column.id]))
}
