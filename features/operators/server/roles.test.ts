import { expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import type { MemberRole } from '#platform/members.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { turnOnFactor } from '#testing/second-factor.ts'
import { testWorld } from '#testing/test-world.ts'
import { changeRole } from '#features/members/server/index.ts'

const world = testWorld()

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}
const rolesFor = async (reader: Person) =>
  (await reader.call.operators.staff({})).items.map(({ member, role }) => `${member.full_name}: ${role}`).toSorted()
const lastAct = async (reader: Person) => {
  const [act] = (await reader.call.operators.acts({ limit: 1 })).items
  return act && [sentenceOf(act.act, speakerIn('en')), act.reason]
}

test('an operator gives and takes roles with a reason; the member is told, and everything follows at once', async () => {
  const operator = await memberWith('Olga Operates', 'admin')
  const helper = await memberNamed(world, 'Hal Helps')
  expect(await refusalOf(helper.call.reports.cases({}))).toBe('problem.notFound')

  await operator.call.operators.giveRole({ id: helper.id, role: 'moderator', reason: 'Knows everybody' })
  expect((await helper.call.members.me()).member?.role).toBe('moderator')
  expect((await helper.call.reports.cases({})).items).toEqual([])
  expect(await rolesFor(operator)).toEqual(['Hal Helps: moderator', 'Olga Operates: admin'])
  expect(await lastAct(operator)).toEqual(['Made Hal Helps a moderator', 'Knows everybody'])
  await world.settled()
  const titles = async () =>
    (await helper.call.notifications.list({})).items
      .map(({ title }) => sentenceOf(title, speakerIn('en')))
      .filter((title) => title.includes('community'))
  expect(await titles()).toEqual(['You are now a moderator of the community'])

  await operator.call.operators.giveRole({ id: helper.id, role: 'member', reason: 'On leave' })
  expect(await refusalOf(helper.call.reports.cases({}))).toBe('problem.notFound')
  expect(await lastAct(operator)).toEqual(['Made Hal Helps a member without a role', 'On leave'])
  await world.settled()
  expect(await titles()).toEqual(['You no longer help to run the community'])
  expect(await refusalOf(operator.call.operators.giveRole({ id: helper.id, role: 'auditor', reason: ' \u200b ' }))).toBe(
    'Please enter a reason',
  )
})

test('an open connection follows the role', async () => {
  const operator = await memberWith('Olive Operates', 'admin')
  const helper = await memberNamed(world, 'Hope Helps')
  await using live = await openLive(world, helper, { watch: ['reports:cases'] })
  const giveRole = async (role: MemberRole) => {
    await operator.call.operators.giveRole({ id: helper.id, role, reason: 'Rota' })
    await live.event('operators.roleChanged')
    await live.settled('operators.roleChanged')
    world.services.live.tell({ name: 'reports.casesChanged', to: ['reports:cases'], data: {} })
    return live.settled('reports.casesChanged')
  }
  expect(await giveRole('moderator')).toHaveLength(1)
  expect(await giveRole('member')).toHaveLength(1)
})

test('an open connection follows the rule that requires a second factor', async () => {
  const [operator, moderator] = [await memberWith('Orla Operates', 'admin'), await memberWith('Mona Moderates', 'moderator')]
  await turnOnFactor(operator)
  await using live = await openLive(world, moderator, { watch: ['reports:cases'] })
  const setRule = async (is_required: boolean) => {
    await operator.call.operators.setFactorRule({ is_required })
    await live.event('operators.roleChanged')
    await live.settled('operators.roleChanged')
    world.services.live.tell({ name: 'reports.casesChanged', to: ['reports:cases'], data: {} })
    return live.settled('reports.casesChanged')
  }
  expect(await setRule(true)).toEqual([])
  expect(await setRule(false)).toHaveLength(1)
})

test('an auditor reads roles and acts, and changes nothing; others do not know of them', async () => {
  const auditor = await memberWith('Ada Audits', 'auditor')
  expect(await rolesFor(auditor)).toContain('Ada Audits: auditor')
  const change = { id: auditor.id, role: 'admin', reason: 'I want to' } as const
  expect(await refusalOf(auditor.call.operators.giveRole(change))).toBe('problem.readOnly')
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await memberWith('Pat Person', role)
    expect(await refusalOf(person.call.operators.giveRole(change))).toBe('problem.notFound')
    expect(await refusalOf(person.call.operators.staff({}))).toBe('problem.notFound')
    expect(await refusalOf(person.call.operators.roleOf({ id: auditor.id }))).toBe('problem.notFound')
  }
})

test('the last operator cannot be lost: not by demotion, not at once with another, not by leaving', async () => {
  const before = await world.services.database.kysely.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  const first = await memberWith('First', 'admin')
  const second = await memberWith('Second', 'admin')
  await world.services.database.transaction(async (tx) => {
    for (const { id } of before) await changeRole(tx, id, 'member')
  })
  world.server.accounts.forgetActors()

  const demote = (by: Person, whom: Person) => refusalOf(by.call.operators.giveRole({ id: whom.id, role: 'member', reason: 'At once' }))
  const outcomes = await Promise.all([demote(first, second), demote(second, first)])
  expect(outcomes.filter((outcome) => outcome === 'was not refused')).toHaveLength(1)
  const [left] = await world.services.database.kysely.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  const last = [first, second].find(({ id }) => id === left?.id)
  if (!last) throw new Error('nobody is an operator')
  expect(await demote(last, last)).toBe('problem.operators.lastOperator')
  expect(await refusalOf(last.call.leaving.ask({ current_password: last.password }))).toBe('problem.operators.lastOperator')
  await expect(world.command('revoke', last.email)).rejects.toThrow('is the only operator')
})
