import { randomUUID } from 'node:crypto'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import type { Audience } from '#features/sustainability/audience.ts'
import { type Section, sections } from '#features/sustainability/catalogue/question.ts'
import { addTo, found } from './organisations.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** The last full year. */
export const reportedYear = new Date().getUTCFullYear() - 1

/** A company with an owner and a colleague. */
export interface Company {
  company: Organisation
  ada: Person
  carl: Person
}

export async function companyOf(world: World, name = 'Terravolta'): Promise<Company> {
  const ada = await world.join({ full_name: 'Ada Answers', user_type: 'startup' })
  const carl = await world.join({ full_name: 'Carl Colleague', user_type: 'startup' })
  const company = await found(ada, { name })
  await addTo(ada, company, carl)
  return { company, ada, carl }
}

interface Given {
  year?: number
  row?: string
  value?: string | boolean | string[] | null
  unit?: string | null
  basis?: 'measured' | 'estimated' | null
  not_applicable?: string | null
  is_draft?: boolean
  version?: number
}

/** Answers a question of a company. */
export const answer = (person: Person, { id }: { id: string }, question: string, given: Given) =>
  person.call.sustainability.answer({ id, year: reportedYear, question, version: 0, ...given })

/** Opens all sections, or one, to an audience. */
export async function openTo(owner: Person, { id }: { id: string }, audience: Audience, only?: Section): Promise<void> {
  const audiences = Object.fromEntries((only ? [only] : sections).map((section) => [section, audience]))
  await owner.call.sustainability.setAudiences({ id, audiences })
}

/** Asks a company for a set. @returns the id of the request */
export async function ask(
  person: Person,
  { id }: { id: string },
  fields: Partial<Parameters<Person['call']['sustainability']['ask']>[0]> = {},
): Promise<string> {
  const request_id = randomUUID()
  await person.call.sustainability.ask({
    organisations: [{ id, request_id }],
    framework: 'invest-europe-minimum',
    year: reportedYear,
    ...fields,
  })
  return request_id
}
