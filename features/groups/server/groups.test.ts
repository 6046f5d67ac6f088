import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { MemberRole } from '#platform/members.ts'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { changeRole, requireStaffFactor } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { groupProblems } from '../problems.ts'

const world = testWorld()
withoutLimits()
let manager: Person
let leader: Person
let ben: Person
let olga: Person

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}
beforeAll(async () => {
  manager = await memberWith('Mara Manages', 'programme_manager')
  olga = await memberNamed(world, 'Olga Outsider')
  leader = await memberNamed(world, 'Lea Leads')
  ben = await memberNamed(world, 'Ben Ito')
})

const named = async (list: Promise<{ items: { name: string }[] }>) => (await list).items.map(({ name }) => name)
const peopleIn = async (person: Person, id: string) =>
  (await person.call.groups.people({ id })).items.map(({ full_name, is_leader }) => `${full_name}${is_leader ? ' (leader)' : ''}`)
const standingOf = async (person: Person, id: string) => (await person.call.groups.get({ id })).standing
const toldTo = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
}

describe('an open group', () => {
  test('is found, joined and left by members', async () => {
    const { id } = await groupOf(manager, { name: `Open ${randomUUID()}`, starts_on: '2026-03-01', ends_on: '2026-06-30' }, leader)
    const { name, can } = await ben.call.groups.get({ id })
    expect(can).toEqual({ join: true, ask: false, manage: false })
    expect(await named(ben.call.groups.others({ limit: 50 }))).toContain(name)
    expect(await refusalOf(ben.call.groups.people({ id }))).toBe(groupProblems.notIn.id)
    await ben.call.groups.join({ id })
    await ben.call.groups.join({ id })
    expect(await peopleIn(ben, id)).toEqual(['Lea Leads (leader)', 'Ben Ito'])
    expect(await ben.call.groups.get({ id })).toMatchObject({
      people: 2,
      standing: 'person',
      starts_on: '2026-03-01',
      can: { manage: false },
    })
    expect(await named(ben.call.groups.mine({}))).toEqual([name])
    expect(await named(ben.call.groups.others({ limit: 50 }))).not.toContain(name)
    expect((await ben.call.groups.choices()).items).toEqual([{ id, name, is_leader: false, is_archived: false }])
    await ben.call.groups.leave({ id })
    await ben.call.groups.leave({ id })
    expect(await standingOf(ben, id)).toBeNull()
    expect((await leader.call.groups.get({ id })).people).toBe(1)
  })

  test('lists its people page by page', async () => {
    const { id } = await groupOf(manager, {}, leader)
    await leader.call.groups.add({ id, member_ids: [ben.id, olga.id] })
    const first = await leader.call.groups.people({ id, limit: 2 })
    const second = await leader.call.groups.people({ id, limit: 2, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map((each) => each.id).toSorted()).toEqual([leader.id, ben.id, olga.id].toSorted())
    expect(second.next_cursor).toBeNull()
  })

  test('once archived, nobody joins and nothing is changed, and its people still see it', async () => {
    const { id, name } = await groupOf(manager, { name: `Over ${randomUUID()}` }, leader)
    await manager.call.groups.setArchived({ id, archived: true })
    const refused = [
      ben.call.groups.join({ id }),
      ben.call.groups.ask({ id }),
      leader.call.groups.add({ id, member_ids: [ben.id] }),
      leader.call.groups.edit({ id, name: 'Again' }),
    ]
    expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set([groupProblems.archived.id]))
    expect(await named(leader.call.groups.mine({}))).toContain(name)
    expect(await named(ben.call.groups.others({ limit: 50 }))).not.toContain(name)
    expect(await named(manager.call.groups.all({ state: 'archived', limit: 50 }))).toContain(name)
    await manager.call.groups.setArchived({ id, archived: false })
    await ben.call.groups.join({ id })
  })

  test('joining while it is archived either comes first or is refused', async () => {
    const { id } = await groupOf(manager)
    const [joined] = await Promise.allSettled([ben.call.groups.join({ id }), manager.call.groups.setArchived({ id, archived: true })])
    const { standing, people } = await ben.call.groups.get({ id })
    expect([standing, people]).toEqual(joined.status === 'fulfilled' ? ['person', 1] : [null, 0])
  })
})

describe('a group by request', () => {
  test('leaders accept and decline; both sides are told, of refusals nobody', async () => {
    const { id } = await groupOf(manager, { name: 'Angels', visibility: 'request' }, leader)
    expect(await refusalOf(ben.call.groups.join({ id }))).toBe(groupProblems.askFirst.id)
    await ben.call.groups.ask({ id })
    await ben.call.groups.ask({ id })
    await olga.call.groups.ask({ id })
    expect(await standingOf(ben, id)).toBe('asked')
    expect(await toldTo(leader)).toContain('Ben Ito would like to join Angels')
    expect((await leader.call.groups.get({ id })).waiting).toBe(2)
    expect((await ben.call.groups.get({ id })).waiting).toBe(0)
    expect(await refusalOf(ben.call.groups.requests({ id }))).toBe(groupProblems.notLeader.id)
    expect(await refusalOf(ben.call.groups.answer({ id, member_id: ben.id, answer: 'accept' }))).toBe(groupProblems.notLeader.id)
    const first = await leader.call.groups.requests({ id, limit: 1 })
    const second = await leader.call.groups.requests({ id, limit: 1, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items].map(({ full_name }) => full_name)).toEqual(['Ben Ito', 'Olga Outsider'])
    await leader.call.groups.answer({ id, member_id: ben.id, answer: 'accept' })
    await leader.call.groups.answer({ id, member_id: olga.id, answer: 'decline' })
    expect(await peopleIn(ben, id)).toEqual(['Lea Leads (leader)', 'Ben Ito'])
    expect(await toldTo(ben)).toContain('Your request to join Angels was accepted')
    expect((await toldTo(olga)).filter((title) => title.includes('Angels'))).toEqual([])
    expect(await standingOf(olga, id)).toBeNull()
    expect(await toldTo(leader)).not.toContain('Ben Ito would like to join Angels')
  })

  test('two leaders who answer at once do it once', async () => {
    const { id } = await groupOf(manager, { name: 'Twins', visibility: 'request' }, leader)
    await manager.call.groups.setLeader({ id, member_id: olga.id, is_leader: true })
    await ben.call.groups.ask({ id })
    const accept = (by: Person) => by.call.groups.answer({ id, member_id: ben.id, answer: 'accept' })
    await Promise.all([accept(leader), accept(olga)])
    expect((await leader.call.groups.get({ id })).people).toBe(3)
    expect((await toldTo(ben)).filter((title) => title.includes('to join Twins was accepted'))).toHaveLength(1)
    expect(await refusalOf(leader.call.groups.answer({ id, member_id: ben.id, answer: 'decline' }))).toBe(groupProblems.requestGone.id)
  })

  test('deleted with open requests, its leaders are no longer told of them', async () => {
    const { id } = await groupOf(manager, { name: 'Angels', visibility: 'request' }, leader)
    await ben.call.groups.ask({ id })
    expect(await toldTo(leader)).toContain('Ben Ito would like to join Angels')
    await manager.call.groups.remove({ id })
    expect(await toldTo(leader)).not.toContain('Ben Ito would like to join Angels')
  })

  test('a withdrawn request, and one of a member who blocked them, are gone for leaders and staff alike', async () => {
    const { id } = await groupOf(manager, { visibility: 'request' }, leader)
    await ben.call.groups.ask({ id })
    await ben.call.groups.withdraw({ id })
    const blocker = await memberNamed(world, 'Bea Blocks')
    for (const { id: blocked } of [leader, manager]) await blocker.call.relations.block({ id: blocked })
    await blocker.call.groups.ask({ id })
    expect(await leader.call.groups.get({ id })).toMatchObject({ waiting: 0 })
    expect((await manager.call.groups.all({ limit: 50 })).items.find((group) => group.id === id)).toMatchObject({ waiting: 0 })
    expect((await leader.call.groups.requests({ id })).items).toEqual([])
    for (const { id: member_id } of [ben, blocker, { id: randomUUID() }])
      expect(await refusalOf(leader.call.groups.answer({ id, member_id, answer: 'accept' }))).toBe(groupProblems.requestGone.id)
    expect((await toldTo(leader)).filter((title) => title.includes('Bea'))).toEqual([])
  })
})

describe('a hidden group', () => {
  test('cannot be told from one that does not exist', async () => {
    const observed = async (id: string) => {
      const { groups } = olga.call
      const acts = [
        () => groups.get({ id }),
        () => groups.people({ id }),
        () => groups.requests({ id }),
        () => groups.join({ id }),
        () => groups.leave({ id }),
        () => groups.ask({ id }),
        () => groups.withdraw({ id }),
        () => groups.answer({ id, member_id: ben.id, answer: 'accept' }),
        () => groups.add({ id, member_ids: [olga.id] }),
        () => groups.removePerson({ id, member_id: leader.id }),
        () => groups.edit({ id, name: 'Mine' }),
      ]
      const bodies = []
      for (const act of acts) bodies.push(await act().catch((error: { status: number; data: unknown }) => [error.status, error.data]))
      const page = await olga.fetch(`/api/groups/${id}`)
      return {
        bodies,
        page: [page.status, await page.text()],
        lists: [await groups.others({ limit: 50 }), await groups.mine({}), await groups.choices()],
        told: await toldTo(olga),
      }
    }
    const nothing = await observed(randomUUID())
    const { id } = await groupOf(manager, { name: 'Deal committee', visibility: 'hidden' }, leader)
    await leader.call.groups.add({ id, member_ids: [ben.id] })
    expect(await observed(id)).toEqual(nothing)
    expect((await ben.call.groups.get({ id })).name).toBe('Deal committee')
    await using live = await openLive(world, olga, { watch: [`group:${id}`] })
    await leader.call.groups.edit({ id, name: 'Committee' })
    await ben.call.groups.leave({ id })
    expect(await live.settled('groups.changed')).toEqual([])
    expect(await refusalOf(ben.call.groups.get({ id }))).toBe(groupProblems.gone.id)
  })
})

describe('leaders', () => {
  test('add and remove people, edit the group, and cannot remove each other', async () => {
    const { id } = await groupOf(manager, {}, leader)
    await manager.call.groups.setLeader({ id, member_id: olga.id, is_leader: true })
    await leader.call.groups.add({ id, member_ids: [ben.id, olga.id, randomUUID()] })
    expect(await toldTo(ben)).toContain('Lea Leads added you to Spring cohort')
    expect(await refusalOf(ben.call.groups.add({ id, member_ids: [manager.id] }))).toBe(groupProblems.notLeader.id)
    expect(await refusalOf(ben.call.groups.removePerson({ id, member_id: olga.id }))).toBe(groupProblems.notLeader.id)
    expect(await refusalOf(ben.call.groups.edit({ id, name: 'Mine' }))).toBe(groupProblems.notLeader.id)
    expect(await refusalOf(leader.call.groups.edit({ id, name: ' ' }))).toBe('Please enter a name')
    await leader.call.groups.edit({ id, name: 'Summer cohort', description: 'Ten weeks' })
    expect(await ben.call.groups.get({ id })).toMatchObject({ name: 'Summer cohort', description: 'Ten weeks' })
    expect(await refusalOf(leader.call.groups.removePerson({ id, member_id: olga.id }))).toBe(groupProblems.leaderStays.id)
    await leader.call.groups.removePerson({ id, member_id: ben.id })
    expect(await standingOf(ben, id)).toBeNull()
  })

  test('who add somebody who blocked them see what they would see of a member who does not exist', async () => {
    const { id } = await groupOf(manager, {}, leader)
    const blocker = await memberNamed(world, 'Bea Blocks')
    await blocker.call.relations.block({ id: leader.id })
    const seen = async (member_id: string) => [
      await leader.call.groups.add({ id, member_ids: [member_id] }),
      await leader.call.groups.get({ id }),
      await leader.call.groups.people({ id }),
    ]
    expect(await seen(blocker.id)).toEqual(await seen(randomUUID()))
    expect(await standingOf(blocker, id)).toBeNull()
  })

  test('may all leave: those who manage the programme then care for the group', async () => {
    const { id } = await groupOf(manager, { visibility: 'hidden' }, leader)
    await leader.call.groups.add({ id, member_ids: [ben.id] })
    await leader.call.groups.leave({ id })
    expect(await refusalOf(leader.call.groups.get({ id }))).toBe(groupProblems.gone.id)
    expect(await peopleIn(manager, id)).toEqual(['Ben Ito'])
    await manager.call.groups.setLeader({ id, member_id: ben.id, is_leader: true })
    expect(await peopleIn(ben, id)).toEqual(['Ben Ito (leader)'])
  })

  test('lose a person with the account, and the count with them', async () => {
    const { id } = await groupOf(manager, {}, leader)
    const gone = await memberNamed(world, 'Gus Goes')
    await leader.call.groups.add({ id, member_ids: [gone.id] })
    await world.services.database.pool.query('delete from auth."user" where id = $1', [gone.id])
    expect((await leader.call.groups.get({ id })).people).toBe(1)
  })
})

describe('those who run the community', () => {
  test('create, change, archive and delete groups, which is logged', async () => {
    const id = randomUUID()
    const group = { id, name: `Cohort ${id}`, visibility: 'request', starts_on: '2026-09-01', ends_on: '2026-03-01' } as const
    expect(await refusalOf(manager.call.groups.save(group))).toBe('The last day is before the first')
    await manager.call.groups.save({ ...group, ends_on: null })
    await ben.call.groups.ask({ id })
    await manager.call.groups.save({ ...group, ends_on: null, visibility: 'open' })
    expect(await standingOf(ben, id)).toBeNull()
    await manager.call.groups.add({ id, member_ids: [ben.id] })
    await manager.call.groups.setArchived({ id, archived: true })
    await manager.call.groups.remove({ id })
    const late = manager.call.groups.save({ ...group, ends_on: null, is_new: false })
    expect(await refusalOf(late), 'saving does not bring it back').toBe(groupProblems.gone.id)
    expect(await refusalOf(ben.call.groups.get({ id }))).toBe(groupProblems.gone.id)
    const admin = await memberWith('Ada Admin', 'admin')
    const { items } = await admin.call.operators.acts({ limit: 5 })
    expect(items.map(({ act }) => act.id)).toEqual([
      'act.groups.deleted',
      'act.groups.archived',
      'act.groups.peopleAdded',
      'act.groups.changed',
      'act.groups.created',
    ])
  })

  test('see by their role: auditors read all groups, moderators those that everybody sees', async () => {
    const { id } = await groupOf(manager, { visibility: 'hidden' }, leader)
    const [auditor, moderator] = [await memberWith('Al Audits', 'auditor'), await memberWith('Mo Moderates', 'moderator')]
    expect(await peopleIn(auditor, id)).toEqual(['Lea Leads (leader)'])
    expect(await refusalOf(auditor.call.groups.add({ id, member_ids: [ben.id] }))).toBe(groupProblems.notLeader.id)
    expect(await refusalOf(auditor.call.groups.remove({ id }))).toBe('problem.readOnly')
    expect(await refusalOf(moderator.call.groups.get({ id }))).toBe(groupProblems.gone.id)
    expect(await refusalOf(moderator.call.groups.all({}))).toBe('problem.notFound')
  })

  test('are members like others without the second factor that their role requires', async () => {
    const { id } = await groupOf(manager, {}, leader)
    const { id: hidden } = await groupOf(manager, { visibility: 'hidden' }, leader)
    const require = async (isRequired: boolean) => {
      await world.services.database.transaction((tx) => requireStaffFactor(tx, isRequired))
      world.server.accounts.forgetActors()
    }
    await require(true)
    await using live = await openLive(world, manager, { watch: [`group:${hidden}`] })
    expect(await refusalOf(manager.call.groups.get({ id: hidden }))).toBe(groupProblems.gone.id)
    expect(await refusalOf(manager.call.groups.people({ id }))).toBe(groupProblems.notIn.id)
    expect((await manager.call.groups.get({ id })).can.manage).toBe(false)
    expect(await refusalOf(manager.call.groups.add({ id, member_ids: [ben.id] }))).toBe(groupProblems.notLeader.id)
    await leader.call.groups.edit({ id: hidden, name: 'Renamed' })
    expect(await live.settled('groups.changed')).toEqual([])
    await require(false)
    await manager.call.groups.add({ id, member_ids: [ben.id] })
  })
})

test('the live connection tells members of their own changes, and those who look at the group', async () => {
  const { id } = await groupOf(manager, { visibility: 'hidden' }, leader)
  await leader.call.groups.add({ id, member_ids: [ben.id] })
  await using live = await openLive(world, ben, { watch: [`group:${id}`] })
  await leader.call.groups.edit({ id, name: 'Renamed' })
  expect(await live.event('groups.changed')).toEqual({ id })
  await leader.call.groups.removePerson({ id, member_id: ben.id })
  expect(await live.event('groups.ownChanged')).toEqual({ id })
  const before = (await live.settled('groups.changed')).length
  await leader.call.groups.edit({ id, name: 'Renamed again' })
  expect(await live.settled('groups.changed')).toHaveLength(before)
})

test('the pages of others are checked anew when a group is hidden, and not when somebody joins', async () => {
  const { id, name } = await groupOf(manager, {}, leader)
  await using live = await openLive(world, olga, { watch: [`group:${id}`] })
  const tellAfter = vi.spyOn(world.services.live, 'tellAfter')
  await ben.call.groups.join({ id })
  const checked = tellAfter.mock.calls.flatMap(([, { to, rewatch }]) => (rewatch ? to : []))
  tellAfter.mockRestore()
  expect(checked).toEqual([`member:${ben.id}`])
  expect(await live.event('groups.changed')).toEqual({ id })
  await manager.call.groups.save({ id, name, visibility: 'hidden' })
  expect(await live.event('groups.changed')).toEqual({ id })
  await leader.call.groups.edit({ id, name: 'Renamed' })
  expect(await live.settled('groups.changed')).toHaveLength(2)
})
