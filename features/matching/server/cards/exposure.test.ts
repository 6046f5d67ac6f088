import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { aMinutePasses, accept, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { UserType } from '#features/profiles/vocabulary.ts'

const world = testWorld({ environment: { MATCH_SHOWN_PER_WEEK: '2', MATCH_INTERESTS_PER_WEEK: '2' } })
const present: Person[] = []
afterEach(() => sql`delete from auth."user" where id = any(${present.splice(0).map(({ id }) => id)}::uuid[])`.execute(db()))

const db = () => world.services.database.kysely

async function members(user_type: UserType, ...names: string[]): Promise<Person[]> {
  const joined: Person[] = []
  for (const full_name of names) {
    const person = await world.join({ full_name: `${full_name} Example`, user_type })
    await person.call.profiles.save(profileOf(person))
    joined.push(person)
  }
  present.push(...joined)
  await world.settled()
  return joined
}
const see = async (viewer: Person, role: 'startup' | 'mentor') =>
  (await viewer.call.matching.cards({ role })).items.map((card) => card.full_name.replace(' Example', ''))
const daysPass = async (days: number) => {
  await sql`update match_shown set shown_at = shown_at - ${days} * interval '1 day'`.execute(db())
  await sql`update matches set created_at = created_at - ${days} * interval '1 day', settled_at = settled_at - ${days} * interval '1 day'`.execute(
    db(),
  )
  await sql`
    update match_members set shown_until = shown_until - ${days} * interval '1 day', wanted_until = wanted_until - ${days} * interval '1 day'`.execute(
    db(),
  )
}

test('a member is shown to a limited number of new viewers a week, and earlier viewers keep seeing them', async () => {
  await members('mentor', 'Popular')
  const [ann, bob, cleo] = (await members('startup', 'Ann', 'Bob', 'Cleo')) as [Person, Person, Person]
  expect([await see(ann, 'mentor'), await see(bob, 'mentor'), await see(cleo, 'mentor')]).toEqual([['Popular'], ['Popular'], []])
  expect([await see(ann, 'mentor'), await see(bob, 'mentor'), await see(cleo, 'mentor')]).toEqual([['Popular'], ['Popular'], []])
  await daysPass(8)
  expect(await see(cleo, 'mentor')).toEqual(['Popular'])
})

test('a member with too many interests in a week is not shown to new viewers from the next night on, until it is over', async () => {
  const [popular] = (await members('mentor', 'Popular')) as [Person]
  const [ann, bob, cleo, dan] = (await members('startup', 'Ann', 'Bob', 'Cleo', 'Dan')) as [Person, Person, Person, Person]
  expect(await see(dan, 'mentor')).toEqual(['Popular'])
  for (const each of [ann, bob]) await accept(each, popular)
  await aMinutePasses(world)
  expect(await see(cleo, 'mentor'), 'before the night').toEqual(['Popular'])
  await sql`delete from match_shown where viewer_id = ${cleo.id}`.execute(db())
  await world.runJob('matching.tellStandings')
  expect(await see(cleo, 'mentor')).toEqual([])
  expect(await see(dan, 'mentor'), 'an earlier viewer').toEqual(['Popular'])
  await reject(popular, ann)
  await aMinutePasses(world)
  await world.runJob('matching.tellStandings')
  expect(await see(cleo, 'mentor'), 'regardless of whether they answer, which is private').toEqual([])
  await daysPass(8)
  expect(await see(cleo, 'mentor')).toEqual(['Popular'])
})

test('a member who accepted the viewer is shown to them regardless of the limits', async () => {
  const [popular] = (await members('mentor', 'Popular')) as [Person]
  const [ann, bob, cleo] = (await members('startup', 'Ann', 'Bob', 'Cleo')) as [Person, Person, Person]
  for (const each of [ann, bob]) await see(each, 'mentor')
  await accept(popular, cleo)
  await aMinutePasses(world)
  expect(await see(cleo, 'mentor')).toEqual(['Popular'])
})
