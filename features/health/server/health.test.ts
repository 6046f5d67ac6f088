import { expect, test } from 'vitest'
import type { MemberRole } from '#platform/members.ts'
import { recordBackup } from '#platform/server/backup/records.ts'
import { job } from '#platform/server/jobs/index.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { loopbackToo } from '#testing/outside.ts'
import { changeRole } from '#features/members/server/index.ts'
import type { CheckId } from '../contract.ts'

const world = testWorld({
  outboundPolicy: loopbackToo(),
  environment: { PUBLIC_URL: 'https://community.example.invalid', AUTH_SECRET: 'planted-auth-secret-of-forty-characters!' },
})

async function memberWith(full_name: string, role: MemberRole): Promise<Person> {
  const person = await memberNamed(world, full_name)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  return person
}
const found = async (person: Person, id: CheckId) => {
  const { state, finding } = await person.call.health.check({ id, again: true })
  return [state, finding]
}

test('a new community has a list of what to do, which gets shorter', async () => {
  const operator = await memberWith('Olga Operates', 'admin')
  const { kysely, pool } = world.services.database
  expect(await found(operator, 'backup')).toEqual(['toDo', 'backup.none'])
  expect((await operator.call.health.summary()).to_do).toContain('backup')
  const made = { rows: 10, files: 1, bytes: 1_000 }
  await recordBackup(kysely, { kind: 'backup', ...made })
  expect(await found(operator, 'backup')).toEqual(['toDo', 'backup.unrehearsed'])
  await recordBackup(kysely, { kind: 'rehearsal', ...made })
  expect(await found(operator, 'backup')).toEqual(['done', 'backup.good'])
  await pool.query(`update backup_records set made_at = made_at - interval '30 hours'`)
  expect(await found(operator, 'backup')).toEqual(['toDo', 'backup.old'])
  const legal = await operator.call.health.check({ id: 'legal' })
  expect([legal.finding, legal.facts.missing?.map(({ id }) => id)]).toEqual([
    'legal.missing',
    [
      'legal.missing.operator',
      'legal.missing.address',
      'legal.missing.email',
      'legal.missing.law',
      'legal.missing.authority',
      'legal.missing.hosting',
    ],
  ])
  expect(await operator.call.health.check({ id: 'storage' })).toMatchObject({ facts: { place: 'disk' } })
  const database = await operator.call.health.check({ id: 'database' })
  expect(database).toMatchObject({ state: 'done' })
  expect(database.facts.bytes).toBeGreaterThan(1_000_000)
  // The name cannot be resolved.
  expect(await operator.call.health.check({ id: 'address' })).toMatchObject({ state: 'toDo', finding: 'address.wrong' })
})

test('a test email tells whether the mail server accepts emails, and the check follows', async () => {
  const operator = await memberWith('Mia Mails', 'admin')
  try {
    expect(await operator.call.health.sendTestMail()).toEqual({ outcome: 'sent' })
    expect((await world.mailServer.mailTo(operator.email)).source).toContain('Test email from')
    expect(await found(operator, 'mail')).toEqual(['done', 'mail.delivered'])
    world.mailServer.failing = true
    expect(await operator.call.health.sendTestMail()).toEqual({ outcome: 'failed', reason: 'later' })
    expect(await found(operator, 'mail')).toEqual(['toDo', 'mail.failing'])
    world.mailServer.failing = false
    await operator.call.health.sendTestMail()
    expect(await found(operator, 'mail')).toEqual(['done', 'mail.delivered'])
  } finally {
    world.mailServer.failing = false
  }
  const { items } = await operator.call.operators.acts({ limit: 1 })
  expect(items[0]?.act.message).toBe('Sent a test email to themselves')
})

test('a failed job is shown with its error in one line, and can be retried', async () => {
  const operator = await memberWith('Rita Retries', 'admin')
  let isBroken = true
  await world.services.jobs.start([
    job({
      name: 'test.breaks',
      retries: 0,
      async run() {
        if (isBroken) throw new Error('could not\nwork')
      },
    }),
  ])
  await world.services.jobs.queue('test.breaks', {})
  await world.services.jobs.settled()
  const failing = async () => (await operator.call.health.figures({ again: true })).queues.find(({ name }) => name === 'test.breaks')
  expect(await failing()).toMatchObject({ failed: 1, waiting: 0, last_error: 'could not work' })
  isBroken = false
  expect(await operator.call.health.retryFailed()).toEqual({ jobs: 1 })
  await world.services.jobs.settled()
  expect(await failing()).toBeUndefined()
})

test('the page for support contains no secret and no member, whatever is configured and fails', async () => {
  const operator = await memberWith('Sue Support', 'admin')
  const { configuration } = world.services
  const planted = structuredClone(configuration)
  Object.assign(configuration, {
    s3: {
      bucket: 'planted-bucket',
      region: 'x',
      endpoint: 'https://s3.example',
      accessKeyId: 'PLANTEDKEYID',
      secretAccessKey: 'planted/s3+secret',
    },
    valkeyUrl: 'redis://planted-valkey-user:planted-valkey@valkey.internal:6379',
    metricsToken: 'planted-metrics-token',
    database: { ...configuration.database, url: 'postgresql://planteddb:planted%20pw@db.internal:5432/planted_name' },
    mail: { ...configuration.mail, smtpUrl: 'smtp://planteduser:plantedsmtp@mail.internal:587' },
    eventSources: { ...configuration.eventSources, eventbrite: { token: 'planted-eventbrite' } },
  })
  const errors = [
    '550 5.1.1 <planted.member@example.org> no such user',
    'connect to postgresql://planteddb:planted%20pw@db.internal:5432/planted_name failed: password planted pw',
    'Key (email)=(planted.other@example.org) already exists',
    'posted "planted content of a member" with plantedsmtp and planted-metrics-token',
  ]
  try {
    await world.services.jobs.start([
      job<{ n: number }>({ name: 'test.plants', retries: 0, run: async ({ n }) => Promise.reject(new Error(errors[n])) }),
    ])
    for (const n of errors.keys()) await world.services.jobs.queue('test.plants', { n })
    await world.services.jobs.settled()
    for (const [n, error] of errors.entries()) {
      await world.services.database.pool.query(
        `insert into reaction_positions (reaction, transaction_id, failures, retry_at, last_error) values ($1, '1', 3, '2100-01-01', $2)`,
        [`test.plants${n}`, error],
      )
    }
    const shown = JSON.stringify(await operator.call.health.figures({ again: true }))
    const { text } = await operator.call.health.support()
    for (const page of [text, shown]) expect(page.match(/.{0,20}(planted(?!\.)|example\.org|hunter).{0,20}/gi) ?? []).toEqual([])
    expect(text).not.toContain(operator.email)
    expect(text).not.toContain('Sue Support')
    for (const host of ['db.internal', 'mail.internal', 'valkey.internal', 'community.example.invalid']) expect(text).toContain(host)
    expect(text).toMatch(/\| ESG Network \| \d/)
    expect(text).toContain('| test.plants |')
  } finally {
    Object.assign(configuration, planted)
    await world.services.database.pool.query(`delete from reaction_positions where reaction like 'test.%'`)
  }
})

test('auditors read it and change nothing; others do not know of it', async () => {
  const auditor = await memberWith('Ada Audits', 'auditor')
  expect((await auditor.call.health.check({ id: 'database' })).state).toBe('done')
  expect(await refusalOf(auditor.call.health.sendTestMail())).toBe('problem.readOnly')
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await memberWith('Pat Person', role)
    expect(await refusalOf(person.call.health.check({ id: 'database' }))).toBe('problem.notFound')
    expect(await refusalOf(person.call.health.support())).toBe('problem.notFound')
  }
  expect(await refusalOf(world.visitor().call.health.summary())).toBe('problem.signedOut')
})
