import { beforeAll, expect, test } from 'vitest'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let auditor: Person
let moderator: Person
let manager: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  const named = async (name: string, role: 'auditor' | 'moderator' | 'programme_manager') => {
    const person = await memberNamed(world, name)
    await setRole(person, role)
    return person
  }
  auditor = await named('Audra Auditor', 'auditor')
  moderator = await named('Mo Moderator', 'moderator')
  manager = await named('Maya Manager', 'programme_manager')
})

const setRole = (person: Person, role: 'admin' | 'auditor' | 'member' | 'moderator' | 'programme_manager') =>
  world.services.database.kysely.updateTable('users').set({ role }).where('id', '=', person.id).execute()
const casesOf = (person: Person, query: string) => foundBy(person, query, { kinds: 'case' })

test('a case is found by those who read reports, not by anybody else, nor by the one whom it is about', async () => {
  const [author, reporter] = [await memberNamed(world, 'Ada Author'), await memberNamed(world, 'Rita Reports')]
  await setRole(author, 'moderator')
  const post = await postOf(author, 'Buy my oyster coins.')
  await report(reporter, { member_id: author.id, about: { kind: 'post', id: post.id }, details: 'Pure swindlery.' })
  await world.settled()
  for (const person of [operator, moderator, auditor]) {
    expect(await casesOf(person, 'swindlery')).toEqual(['case: Buy my oyster coins.'])
    expect(await casesOf(person, 'ada oyster')).toHaveLength(1)
  }
  for (const person of [manager, reporter, author])
    for (const query of ['swindlery', 'swindleryy']) expect(await toldTo(person, query)).toBe(nothingTold)
  await setRole(moderator, 'member')
  expect(await toldTo(moderator, 'swindlery'), 'the role was taken away a moment ago').toBe(nothingTold)
  await setRole(moderator, 'moderator')
})

test('a case is found by what was decided and appealed', async () => {
  const [author, reporter] = [await memberNamed(world, 'Ada Author'), await memberNamed(world, 'Rita Reports')]
  const post = await postOf(author, 'About kelp.')
  await report(reporter, { member_id: author.id, about: { kind: 'post', id: post.id } })
  const { id } = await firstCase(operator)
  await decideCase(operator, id, { content_act: 'hide', reason: 'Against our plankton rule.', note: 'Ask the mangrove team.' })
  await world.settled()
  for (const query of ['plankton', 'mangrove']) {
    expect(await casesOf(auditor, query)).toHaveLength(1)
    expect(await toldTo(author, query)).toBe(nothingTold)
  }
  const { items } = await author.call.reports.ownDecisions({})
  await author.call.reports.answer({ id: items[0]?.id ?? '', answer: 'There is no such biochar.' })
  await world.settled()
  expect(await casesOf(operator, 'biochar')).toHaveLength(1)
})

test('of a member who has left, the name is not found any more', async () => {
  const [author, reporter] = [await memberNamed(world, 'Zebedee Leaving'), await memberNamed(world, 'Rita Reports')]
  const post = await postOf(author, 'About zeolite.')
  await report(reporter, { member_id: author.id, about: { kind: 'post', id: post.id } })
  await world.settled()
  expect(await casesOf(operator, 'zebedee')).toHaveLength(1)
  await author.call.leaving.ask({ current_password: author.password })
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await foundBy(operator, 'zebedee')).toEqual([])
  expect(await casesOf(operator, 'zeolite')).toHaveLength(1)
})
