import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, openWorld } from '#testing/world.ts'
import { type Person, profileOf } from '#testing/people.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'

let world: World
let reader: Person
const members: Record<string, Person> = {}

/** Somebody who joins and completes their profile. */
async function member(full_name: string, user_type: Person['user_type'], fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person, { company_name: '', industry: null, country: null, bio: '', ...fields }))
  members[full_name] = person
  return person
}

const names = (page: { items: readonly { full_name: string }[] }) => page.items.map((item) => item.full_name)

beforeAll(async () => {
  world = await openWorld()
  reader = await member('Rita Reader', 'investor', { country: 'IE' })
  console.time('x')
  await member('Luca Bertolini', 'startup', { company_name: 'Terravolta' })
  console.timeEnd('x')
  await world.settled()
})
afterAll(() => world.stop())

test('newest first', async () => {
  expect(names(await reader.call.directory.list({}))).toEqual(['Luca Bertolini'])
})
