import { beforeAll, expect, test } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let auditor: Person
let moderator: Person

const setRole = (person: Person, role: 'auditor' | 'member' | 'moderator') =>
  world.services.database.kysely.updateTable('users').set({ role }).where('id', '=', person.id).execute()
const accountsOf = (person: Person, query: string) => foundBy(person, query, { kinds: 'account' })

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  auditor = await memberNamed(world, 'Audra Auditor')
  await setRole(auditor, 'auditor')
  moderator = await memberNamed(world, 'Mo Moderator')
  await setRole(moderator, 'moderator')
})

test('an account is found by name and address, in any state, by those who may help members', async () => {
  const [member, other] = [await memberNamed(world, 'Zebedee Quince'), await memberNamed(world, 'Otto Other')]
  await world.settled()
  const address = member.email.split('@')[0] ?? ''
  for (const person of [operator, auditor]) {
    expect(await accountsOf(person, 'zebedee quince')).toEqual(['account: Zebedee Quince'])
    expect(await accountsOf(person, address)).toContain('account: Zebedee Quince')
  }
  await member.call.relations.block({ id: operator.id })
  expect(await foundBy(operator, 'zebedee'), 'as an account alone').toEqual(['account: Zebedee Quince'])
  await world.services.database.transaction((tx) => suspend(tx, member.id, { ends_at: null, reason: 'Spam.' }))
  expect(await accountsOf(operator, 'zebedee')).toHaveLength(1)
  for (const person of [moderator, other]) {
    for (const query of ['zebedee', 'zebedeee']) expect(await toldTo(person, query)).toBe(nothingTold)
    expect(await accountsOf(person, address)).toEqual([])
  }
  await setRole(auditor, 'member')
  expect(await accountsOf(auditor, 'zebedee'), 'the role was taken away a moment ago').toEqual([])
  await setRole(auditor, 'auditor')
})

test('an account that was deleted leaves nothing in the index', async () => {
  const member = await memberNamed(world, 'Xenia Leaves')
  await world.settled()
  await member.call.leaving.ask({ current_password: member.password })
  expect(await accountsOf(operator, 'xenia')).toHaveLength(1)
  await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect(await foundBy(operator, 'xenia')).toEqual([])
  const { kysely } = world.services.database
  expect(await kysely.selectFrom('search_entries').select('kind').where('id', '=', member.id).execute()).toEqual([])
})
