import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#platform/server/database/index.ts'
import { sentenceOf } from '#platform/in-words.ts'
import type { MemberRole } from '#platform/members.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { changeRole } from '#features/members/server/index.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { recordAct } from './index.ts'

const world = testWorld()
let operator: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

const did = { id: 'act.test.did', message: 'Did {about}' }
const record = (about: string, reason?: string, memberId?: string) =>
  world.services.database.transaction((tx) => recordAct(tx, operator.id, did, about, reason, memberId))

/** Checks the whole log, as the screen does. */
async function check(person = operator) {
  let erased = 0
  for (let after = 0; ;) {
    const answer = await person.call.operators.checkLog({ after })
    erased += answer.erased
    after = answer.checked
    if (answer.fault || answer.checked === answer.total) return { ...answer, erased }
  }
}

const said = async (filters: Parameters<Person['call']['operators']['acts']>[0]) =>
  (await operator.call.operators.acts(filters)).items.map(({ act }) => sentenceOf(act, speakerIn('en')))

test('entries are found by who, room, days and words; the list of choices names what there is', async () => {
  await record('The Orchard', 'It sells 100 % nothing')
  await record('The Meadow', 'Better_now')
  const other = await memberNamed(world, 'Ossi Operates')
  await world.command('grant', other.email)
  await other.call.operators.giveRole({ id: operator.id, role: 'admin', reason: 'Nothing changes' })
  const helper = await memberNamed(world, 'Hal Helps')
  await other.call.operators.giveRole({ id: helper.id, role: 'moderator', reason: 'Knows everybody' })

  expect(await said({ by: other.id })).toEqual(['Made Hal Helps a moderator'])
  expect(await said({ room: 'test' })).toEqual(['Did The Meadow', 'Did The Orchard'])
  expect(await said({ words: 'orchard 100 %' })).toEqual(['Did The Orchard'])
  expect(await said({ words: 'r_now' })).toEqual(['Did The Meadow'])
  expect(await said({ words: 't_now' })).toEqual([])
  expect(await said({ words: 'EVERYBODY', room: 'operators' })).toEqual(['Made Hal Helps a moderator'])
  const { items } = await operator.call.operators.acts({ limit: 2 })
  const [newest, middle] = items.map(({ created_at }) => created_at)
  expect(await said({ from: newest })).toEqual(['Made Hal Helps a moderator'])
  expect(await said({ from: middle, until: newest })).toEqual(['Did The Meadow'])
  expect(await said({ from: '2100-01-01T00:00:00Z' })).toEqual([])
  expect(await said({ until: '2100-01-01T00:00:00Z' })).toHaveLength(3)
  expect(await operator.call.operators.logChoices()).toEqual({
    operators: [
      { id: operator.id, full_name: 'Olga Operates' },
      { id: other.id, full_name: 'Ossi Operates' },
    ],
    rooms: ['operators', 'test'],
  })
})

test('the file has what the filters find, and no formulas', async () => {
  await record('=1+1', '@SUM(A1)\n"quoted"')
  const answer = await operator.fetch('/api/operators/acts.csv?words=quoted')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [entry] = (await operator.call.operators.acts({ limit: 1 })).items
  const { newest } = await check()
  expect(await answer.text()).toBe(
    'Number,Time (UTC),Who,What they did,Reason,Check value\r\n' +
      `${entry?.position},${entry?.created_at},Olga Operates,Did =1+1,"'@SUM(A1)\n""quoted""",${newest?.hash}\r\n`,
  )
  const german = await operator.fetch('/api/operators/acts.csv?words=nobody+wrote+this', { headers: { 'accept-language': 'de' } })
  expect((await german.text()).split('\r\n')).toHaveLength(2)
})

describe('the check', () => {
  /** Changes the table without asking the product, checks, and undoes it. */
  async function checkAfter(tamper: (tx: Tx) => Promise<unknown>) {
    const { kysely } = world.services.database
    await sql`create table log_before as select * from operator_acts`.execute(kysely)
    try {
      await world.services.database.transaction(tamper)
      return await check()
    } finally {
      await sql`delete from operator_acts`.execute(kysely)
      await sql`insert into operator_acts overriding system value select * from log_before`.execute(kysely)
      await sql`drop table log_before`.execute(kysely)
    }
  }
  const faultAfter = async (statement: ReturnType<typeof sql>) => (await checkAfter((tx) => statement.execute(tx))).fault

  beforeAll(async () => {
    for (const about of ['One', 'Two', 'Three', 'Four', 'Five']) await record(about, 'Because')
  })

  test('finds what was altered, deleted, added or put into another order', async () => {
    const { total } = await check()
    const place = total - 2
    const fault = (kind: string, position: number | null = place) => ({ position, kind })
    expect((await check()).fault).toBeNull()
    for (const change of ['about = about || $$!$$', 'operator_id = null'])
      expect(await faultAfter(sql`update operator_acts set ${sql.raw(change)} where position = ${place}`), change).toEqual(fault('changed'))
    expect(await faultAfter(sql`delete from operator_acts where position = ${place}`)).toEqual(fault('missing'))
    expect(await faultAfter(sql`delete from operator_acts where position < ${place}`)).toEqual(fault('missing', 1))
    expect(
      await checkAfter(async (tx) => {
        await sql`delete from operator_acts where position = ${place}`.execute(tx)
        await sql`update operator_acts set position = ${place} where position = ${place + 1}`.execute(tx)
        await sql`update operator_acts set position = ${place + 1} where position = ${place + 2}`.execute(tx)
      }),
    ).toMatchObject({ fault: fault('changed') })
    // Written anew as if it had always been so: it no longer leads to the next.
    expect(
      await checkAfter(async (tx) => {
        await sql`update operator_acts set position = null where position >= ${place}`.execute(tx)
        await sql`update operator_acts set about = 'Something else' where id = (select max(id) - 2 from operator_acts)`.execute(tx)
        await sql`select bind_act(id, created_at) from operator_acts where position is null and id = (select max(id) - 2 from operator_acts)`.execute(
          tx,
        )
        await sql`update operator_acts a set position = b.position from log_before b where a.id = b.id and a.position is null`.execute(tx)
      }),
    ).toMatchObject({ fault: fault('unchained', place + 1) })
    expect(await faultAfter(sql`update operator_acts set position = null where position = ${total}`)).toEqual(fault('unbound', null))
    expect((await check()).fault).toBeNull()
  })

  test('a cut end is only noticed by whoever kept a check value', async () => {
    const { newest, total } = await check()
    if (!newest) throw new Error('the log is empty')
    const kept = () => operator.call.operators.compareKept({ position: newest.position, hash: newest.hash.toUpperCase() })
    expect(await kept()).toEqual({ result: 'same' })
    const { kysely } = world.services.database
    await sql`create table cut as select * from operator_acts where position = ${total}`.execute(kysely)
    await sql`delete from operator_acts where position = ${total}`.execute(kysely)
    expect((await check()).fault).toBeNull()
    expect(await kept()).toEqual({ result: 'missing' })
    await record('In its place')
    expect((await check()).fault).toBeNull()
    expect(await kept()).toEqual({ result: 'different' })
    await sql`delete from operator_acts where position = ${total}`.execute(kysely)
    await sql`insert into operator_acts overriding system value select * from cut`.execute(kysely)
    await sql`drop table cut`.execute(kysely)
    expect(await kept()).toEqual({ result: 'same' })
  })

  test('accounts that are deleted leave a log that still fits together', async () => {
    const named = await memberNamed(world, 'Nora Named')
    const colleague = await memberNamed(world, 'Cora Colleague')
    await world.command('grant', colleague.email)
    await colleague.call.operators.giveRole({ id: named.id, role: 'auditor', reason: 'Nora asked' })
    await record('Nora Named: earlier')
    const before = await check()
    for (const person of [named, colleague]) {
      await world.command('revoke', person.email).catch(() => {})
      await person.call.leaving.ask({ current_password: person.password })
      await sql`update leaving_members set leaves_at = now() - interval '1 day' where member_id = ${person.id}`.execute(
        world.services.database.kysely,
      )
    }
    await world.runJob('leaving.deleteDue')
    const { rows } = await sql<{ text: string }>`select a::text as text from operator_acts a`.execute(world.services.database.kysely)
    for (const { text } of rows) expect(text).not.toMatch(/Nora|Cora/)
    expect(await check()).toMatchObject({ fault: null, total: before.total, newest: before.newest, erased: before.erased + 2 })
    const [earlier, role] = (await operator.call.operators.acts({ limit: 2 })).items
    expect(earlier).toMatchObject({ operator: 'Olga Operates', is_erased: true })
    expect(role).toMatchObject({ operator: null, is_erased: true, reason: '' })
    expect(sentenceOf(role?.act ?? { id: '', message: '' }, speakerIn('en'))).toBe('Erased with the account of the member it named')
  })
})

test('auditors read and check the log; others do not know of it', async () => {
  const withRole = async (role: MemberRole) => {
    const person = await memberNamed(world, `Pat ${role}`)
    await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
    world.server.accounts.forgetActors()
    return person
  }
  expect((await check(await withRole('auditor'))).fault).toBeNull()
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await withRole(role)
    expect(await refusalOf(person.call.operators.checkLog({}))).toBe('problem.notFound')
    expect(await refusalOf(person.call.operators.actsFile({}))).toBe('problem.notFound')
  }
  expect((await world.visitor().fetch('/api/operators/acts.csv')).status).toBe(401)
  expect(await check()).toMatchObject({ fault: null })
  expect(await operator.call.operators.checkLog({ after: 1_000_000 })).toMatchObject({ fault: { position: 1_000_000, kind: 'missing' } })
})
