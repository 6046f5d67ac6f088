import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { groupProblems } from '#features/groups/problems.ts'
import { suspensionOf } from '#features/members/server/index.ts'
import { idTaken } from '#platform/id-taken.ts'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { groupOf } from '#testing/groups.ts'
import { oneOfEachKind } from '#testing/kinds.ts'
import { refusalOf } from '#testing/messages.ts'
import { textPartOf } from '#testing/mail-server.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { supportProblems } from '../problems.ts'

const world = testWorld()
let operator: Person
const reason = 'Sent advertisements to everybody'

beforeAll(async () => {
  ;({ operator } = await oneOfEachKind(world))
})

type Start = Parameters<Person['call']['memberSupport']['startBulk']>[0]
const start = (given: Omit<Start, 'id' | 'reason'> & { id?: string; by?: Person }) => {
  const { by = operator, ...input } = given
  return by.call.memberSupport.startBulk({ id: randomUUID(), reason, ...input })
}

async function joined(details: Parameters<typeof world.join>[0]): Promise<Person> {
  const person = await world.join(details)
  await world.settled()
  return person
}

describe('suspending many', () => {
  test('suspends all that match, tells them, and lets them appeal', async () => {
    const people = [await joined({ email: 'one@spam.example' }), await joined({ email: 'two@spam.example' })]
    const filters = { query: '@spam.example' }
    expect(await refusalOf(start({ act: 'suspend', who: { filters, expected: 3 }, days: 7 }))).toBe(supportProblems.resultChanged.id)
    const { id } = await start({ act: 'suspend', who: { filters, expected: 2 }, days: 7 })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id })).toMatchObject({ state: 'done', total: 2, done: 2, skipped: 0 })
    expect((await operator.call.memberSupport.list({ ...filters, state: 'suspended' })).items).toHaveLength(2)
    for (const person of people) {
      expect((await person.call.members.me()).member).toBeNull()
      const mail = textPartOf((await world.mailServer.mailTo(person.email)).source)
      expect(mail).toContain(reason)
      const token = /\/decision\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
      await world.visitor().call.reports.answerByLink({ token, answer: 'I did not' })
      const { items } = await operator.call.memberSupport.acts({ id: person.id })
      expect(items).toMatchObject([{ act: 'suspend', reason, operator: operator.full_name }])
    }
    expect((await operator.call.reports.cases({ state: 'open' })).items).toHaveLength(2)
    const { reports } = await operator.call.memberSupport.member({ id: people[0]?.id ?? '' })
    expect(reports?.about, 'where the suspension can be lifted').toMatchObject({ reports: 0, cases: [{ is_open: true }] })
    const [act] = (await operator.call.operators.acts({ limit: 1 })).items
    expect(act).toMatchObject({ reason, act: { message: 'Suspended {about}', parameters: { about: { parameters: { count: 2 } } } } })
    await world.runJob('reports.clearOld')
    expect((await operator.call.reports.cases({ state: 'open' })).items, 'cases without reports are kept').toHaveLength(2)
  })

  test('leaves those alone who help to run the community or are suspended for longer, and says so', async () => {
    const member = await joined({})
    const { id } = await start({ act: 'suspend', who: { ids: [member.id, operator.id] } })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id })).toMatchObject({ state: 'done', done: 1, skipped: 1 })
    expect(await operator.call.memberSupport.stopBulk({ id }), 'it is too late to stop').toMatchObject({ state: 'done' })

    const shorter = await start({ act: 'suspend', who: { ids: [member.id] }, days: 7 })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id: shorter.id })).toMatchObject({ state: 'done', done: 0, skipped: 1 })
    const { kysely } = world.services.database
    expect(await suspensionOf(kysely, member.id), 'until it is lifted').toMatchObject({ ends_at: null })
  })

  test('repeating a request changes nothing, and a stopped act goes no further', async () => {
    const member = await joined({})
    const id = randomUUID()
    const { pool } = world.services.database
    // Stopped before the job has begun.
    await pool.query(`insert into bulk_acts (id, operator_id, act, reason, total, state) values ($1, $2, 'suspend', $3, 1, 'running')`, [
      id,
      operator.id,
      reason,
    ])
    await pool.query('insert into bulk_act_members (bulk_id, member_id) values ($1, $2)', [id, member.id])
    expect(await start({ id, act: 'suspend', who: { ids: [member.id] } })).toMatchObject({ state: 'running', total: 1 })
    const changed = start({ id, act: 'suspend', who: { ids: [member.id] }, days: 7 })
    expect(await refusalOf(changed), 'a changed one would be lost without a word').toBe(idTaken.id)
    expect(await operator.call.memberSupport.stopBulk({ id })).toMatchObject({ state: 'stopped' })
    await world.services.jobs.queue('memberSupport.runBulk', { id, siteUrl: world.url })
    await world.settled()
    expect((await member.call.members.me()).member?.id).toBe(member.id)
  })

  test('an act of another operator is not found', async () => {
    const other = await joined({})
    await world.command('grant', other.email)
    const { id } = await start({ act: 'export', who: { ids: [other.id] } })
    expect(await refusalOf(other.call.memberSupport.bulk({ id }))).toBe('problem.notFound')
    expect(await refusalOf(other.call.memberSupport.stopBulk({ id }))).toBe('problem.notFound')
    expect(await refusalOf(start({ by: other, id, act: 'export', who: { ids: [other.id] } }))).toBe('problem.notFound')
    expect((await other.fetch(`/api/operators/bulk-acts/${id}/file`)).status).toBe(404)
  })

  test('nobody to act on is said', async () => {
    expect(await refusalOf(start({ act: 'export', who: { ids: [randomUUID()] } }))).toBe(supportProblems.nobody.id)
  })
})

describe('adding to a group', () => {
  const peopleIn = async (id: string) => (await operator.call.groups.people({ id, limit: 50 })).items.map((each) => each.id).toSorted()

  test('adds all that match, tells each once who added them, and is logged with its reason', async () => {
    const people = [await joined({ email: 'one@cohort.example' }), await joined({ email: 'two@cohort.example' })]
    const [first] = people
    const group = await groupOf(operator, { name: 'Angels', visibility: 'hidden' }, first)
    await world.settled()
    const { id } = await start({ act: 'addToGroup', who: { filters: { query: '@cohort.example' }, expected: 2 }, group_id: group.id })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id })).toMatchObject({ state: 'done', total: 2, done: 1, skipped: 1 })
    expect(await peopleIn(group.id)).toEqual(people.map((each) => each.id).toSorted())
    await world.settled()
    for (const person of people) {
      const told = (await person.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
      expect(told.filter((title) => title.includes('Angels'))).toEqual([`${operator.full_name} added you to Angels`])
    }
    const [act] = (await operator.call.operators.acts({ limit: 1 })).items
    expect([act?.reason, act && sentenceOf(act.act, speakerIn('en'))]).toEqual([reason, 'Added members to a group: Angels · 2 members'])
  })

  test('passes over members hidden from the operator, like those who are in it', async () => {
    const [blocking, other] = [await joined({}), await joined({})]
    await blocking.call.relations.block({ id: operator.id })
    const group = await groupOf(operator)
    const { id } = await start({ act: 'addToGroup', who: { ids: [blocking.id, other.id] }, group_id: group.id })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id })).toMatchObject({ state: 'done', done: 1, skipped: 1 })
    expect(await peopleIn(group.id)).toEqual([other.id])
  })

  test('needs a group that is not archived, also when its turn comes', async () => {
    const member = await joined({})
    const who = { ids: [member.id] }
    const group = await groupOf(operator)
    expect(await refusalOf(start({ act: 'addToGroup', who }))).toBe(supportProblems.noGroup.id)
    expect(await refusalOf(start({ act: 'addToGroup', who, group_id: randomUUID() }))).toBe(groupProblems.gone.id)
    await operator.call.groups.setArchived({ id: group.id, archived: true })
    expect(await refusalOf(start({ act: 'addToGroup', who, group_id: group.id }))).toBe(groupProblems.archived.id)
    const id = randomUUID()
    const { pool } = world.services.database
    await pool.query(
      `insert into bulk_acts (id, operator_id, act, group_id, reason, total, state) values ($1, $2, 'addToGroup', $3, $4, 1, 'running')`,
      [id, operator.id, group.id, reason],
    )
    await pool.query('insert into bulk_act_members (bulk_id, member_id) values ($1, $2)', [id, member.id])
    await world.services.jobs.queue('memberSupport.runBulk', { id, siteUrl: world.url })
    await world.settled()
    expect(await operator.call.memberSupport.bulk({ id })).toMatchObject({ state: 'stopped', done: 0 })
    expect(await peopleIn(group.id)).toEqual([])
  })
})

describe('exporting', () => {
  const fileOf = async (id: string) => (await operator.fetch(`/api/operators/bulk-acts/${id}/file`)).text()

  test('is logged with its reason, and neutralises formulas', async () => {
    const formula = await joined({
      full_name: '=HYPERLINK("https://evil.example")',
      company_name: '+41 22',
      email: 'zoë.a@example.org'.replace('ë', 'e'),
    })
    const latin = await joined({ full_name: 'Zoë Müller-Łuczak', company_name: 'Çelik, Söhne & "Co"' })
    const { id } = await start({ act: 'export', who: { ids: [formula.id, latin.id] } })
    const file = await fileOf(id)
    expect(file.startsWith('Email,Name,Type,Joined,Last seen,Organisation\r\n')).toBe(true)
    const today = new Date().toISOString().slice(0, 10)
    expect(file.split('\r\n').slice(1, 3).toSorted()).toEqual(
      [
        `${formula.email},"'=HYPERLINK(""https://evil.example"")",startup,${today},${today},'+41 22`,
        `${latin.email},Zoë Müller-Łuczak,startup,${today},${today},"Çelik, Söhne & ""Co"""`,
      ].toSorted(),
    )
    const [act] = (await operator.call.operators.acts({ limit: 1 })).items
    expect(act).toMatchObject({ reason, act: { message: 'Exported the names and email addresses of {about}' } })
  })

  test('of many members is complete, and gone after an hour', async () => {
    const { pool } = world.services.database
    await pool.query(`with added as (insert into auth."user" (id, name, email)
        select gen_random_uuid(), 'Bulk ' || n, 'bulk-' || n || '@many.example' from generate_series(1, 1203) n returning id, name, email)
      insert into users (id, email, full_name, user_type) select id, email, name, 'mentor' from added`)
    for (const room of world.server.rooms) if (room.name === 'memberSupport') await room.rebuild?.(world.services.database)
    const filters = { query: '@many.example' }
    expect(await operator.call.memberSupport.count(filters)).toMatchObject({ count: 1000, is_more: true })
    expect(await operator.call.memberSupport.count({ ...filters, exact: true })).toMatchObject({ count: 1203, is_more: false })
    const { id } = await start({ act: 'export', who: { filters, expected: 1203 } })
    const lines = (await fileOf(id)).trimEnd().split('\r\n')
    expect(new Set(lines).size).toBe(1204)
    await pool.query(`update bulk_acts set created_at = now() - interval '61 minutes' where id = $1`, [id])
    expect(JSON.parse(await fileOf(id))).toMatchObject({ data: { problem: supportProblems.exportGone.id } })
    await pool.query(`update bulk_acts set created_at = now() - interval '2 days' where id = $1`, [id])
    await world.runJob('memberSupport.clearOld')
    expect((await pool.query('select 1 from bulk_act_members where bulk_id = $1', [id])).rowCount).toBe(0)
  })
})
