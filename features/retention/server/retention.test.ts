import { beforeAll, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import type { MemberRole } from '#platform/members.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { type Language, languages } from '#platform/language.ts'
import { communitySettings } from '#features/community/contract.ts'
import { legalMarkdown } from '#features/legal/server/index.ts'
import { changeRole } from '#features/members/server/index.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { keptPeriods } from './index.ts'

const world = testWorld()
let operator: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await world.services.database.pool.query<Row>(text, values)).rows
const ruleOf = async (id: string) => (await operator.call.retention.rules()).rules.find((rule) => rule.id === id)
const save = (id: string, days: number | null, before: number | null, person = operator) =>
  person.call.retention.save({ id, days, before, reason: 'The board decided so' })

test('an operator tries a period out, sets it with a reason, and the night removes what is older, in batches', async () => {
  const reader = await memberNamed(world, 'Rita Reads')
  await query(
    `insert into notifications (user_id, kind, type, priority, key, title, description, target, created_at, read_at)
     select $1, 'test', 'content', 'low', 'old ' || n, '{"id":"test.old","message":"Old"}', '', '/dashboard', now() - interval '40 days',
       case when n <= 2500 then now() - interval '40 days' end from generate_series(1, 2510) n`,
    [reader.id],
  )
  expect(await ruleOf('notifications.read')).toMatchObject({ days: 90, least: 7, last_removed: null })
  expect(await operator.call.retention.dryRun({ id: 'notifications.read', days: 90 })).toEqual({ count: 0, told: null })
  expect(await operator.call.retention.dryRun({ id: 'notifications.read', days: 30 })).toEqual({ count: 2500, told: null })
  await world.runJob('retention.apply')
  expect(await operator.call.retention.dryRun({ id: 'notifications.read', days: 30 })).toEqual({ count: 2500, told: null })

  await save('notifications.read', 30, 90)
  await world.runJob('retention.apply')
  expect(await query(`select count(*) as left from notifications where kind = 'test'`)).toEqual([{ left: 10 }])
  expect(await ruleOf('notifications.read')).toMatchObject({ days: 30, last_removed: 2500 })
  const [act] = (await operator.call.operators.acts({ limit: 1 })).items
  expect(act && [sentenceOf(act.act, speakerIn('en')), act.reason]).toEqual([
    'Changed how long data is kept: Notifications · 30 days',
    'The board decided so',
  ])
})

test('the privacy policy states the periods in force', async () => {
  const settings = communitySettings.parse({ name: 'Harbour' })
  const rows = async (language: Language) =>
    legalMarkdown('privacy', settings, false, language, await keptPeriods(world.services.database.kysely, language))
  expect(await rows('en')).toContain('| Notifications, after you read or cleared them | 30 days |')
  for (const language of languages) expect(await rows(language)).not.toContain('kept:')
})

test('a period has a least, is not saved twice at once, and only for what there is', async () => {
  expect(await refusalOf(save('reports.reports', 30, 365))).toBe('problem.retention.tooShort')
  expect(await refusalOf(operator.call.retention.dryRun({ id: 'reports.reports', days: 30 }))).toBe('problem.retention.tooShort')
  expect(await refusalOf(save('nothing.here', 30, null))).toBe('problem.notFound')
  expect(await refusalOf(operator.call.retention.save({ id: 'reports.reports', days: 730, before: 365, reason: '  ' }))).toBe(
    'Please enter a reason',
  )
  const outcomes = await Promise.all([730, 1095].map((days) => refusalOf(save('reports.reports', days, 365))))
  expect(outcomes.toSorted()).toEqual(['problem.retention.changedMeanwhile', 'was not refused'])
  for (const days of [0, -1, 1.5, 4000])
    expect((await operator.fetch(`/api/operators/retention/reports.reports/dry-run?days=${days}`)).status).toBe(400)
})

test('members are told before their unused account is deleted; those who come back and those with a role keep it', async () => {
  const [gone, back, staff] = await Promise.all(['Gus Gone', 'Bea Back', 'Sam Staff'].map((name) => memberNamed(world, name)))
  if (!gone || !back || !staff) throw new Error('somebody is missing')
  await world.services.database.transaction((tx) => changeRole(tx, staff.id, 'auditor'))
  const ids = [gone.id, back.id, staff.id]
  await query(`update auth."user" set last_used_at = now() - interval '340 days' where id = any($1)`, [ids])
  const tried = (days = 365) => operator.call.retention.dryRun({ id: 'leaving.unused', days })
  expect(await ruleOf('leaving.unused')).toMatchObject({ days: null, notice_days: 30 })
  expect([await tried(371), await tried()]).toEqual([
    { count: 0, told: 0 },
    { count: 0, told: 2 },
  ])
  await save('leaving.unused', 365, null)
  await world.runJob('retention.apply')
  await world.settled()
  const told = () => world.mailServer.received.filter(({ source }) => source.includes('unless you use it')).map(({ to }) => String(to[0]))
  expect(told().toSorted()).toEqual([back.email, gone.email].toSorted())
  expect(textPartOf(world.mailServer.received.at(-1)?.source ?? '')).toContain('sign in before then')
  expect(await tried(), 'they are told already').toEqual({ count: 0, told: 0 })
  await world.runJob('retention.apply')
  await world.settled()
  expect(told()).toHaveLength(2)

  await query(`update auth."user" set last_used_at = now() - interval '371 days' where id = any($1)`, [ids])
  await query(
    `update unused_accounts set told_at = date_trunc('day', (now() - interval '12 hours') at time zone 'UTC') at time zone 'UTC' - interval '30 days'`,
  )
  await world.runJob('retention.apply')
  expect(await query('select from leaving_members where member_id = any($1)', [ids]), 'on the day that the email names').toEqual([])
  await query(`update unused_accounts set told_at = now() - interval '38 days'`)
  expect(await tried()).toEqual({ count: 0, told: 2 })
  await world.runJob('retention.apply')
  await world.settled()
  expect(await query('select from leaving_members where member_id = any($1)', [ids]), 'the email is too long ago').toEqual([])
  expect(told(), 'so they are told again').toHaveLength(4)
  await query(`update unused_accounts set told_at = now() - interval '32 days'`)
  expect(await tried()).toEqual({ count: 2, told: 0 })
  await query(`update auth.session set last_used_at = now() - interval '1 day' where "userId" = $1`, [back.id])
  world.server.accounts.forgetActors()
  await back.call.notifications.list({})
  expect(await tried(), 'one of them is back').toEqual({ count: 1, told: 0 })
  await world.runJob('retention.apply')
  await world.runJob('leaving.deleteDue')
  await world.settled()
  expect((await query<{ id: string }>('select id from users where id = any($1)', [ids])).map(({ id }) => id).toSorted()).toEqual(
    [back.id, staff.id].toSorted(),
  )
  expect(textPartOf(world.mailServer.received.findLast(({ to }) => to.includes(gone.email))?.source ?? '')).toContain(
    'because you no longer used it',
  )
  expect(await ruleOf('leaving.unused')).toMatchObject({ last_removed: 1 })
})

test('what each room removes is counted the same way', async () => {
  const { rules } = await operator.call.retention.rules()
  expect(rules.map(({ id }) => id).toSorted()).toEqual([
    'announcements.sent',
    'documents.readings',
    'events.interactions',
    'leaving.unused',
    'notifications.mails',
    'notifications.read',
    'reports.reports',
    'sustainability.readings',
  ])
  for (const { id, days, least, notice_days } of rules) {
    if (days === null) await save(id, least, null)
    expect(await operator.call.retention.dryRun({ id, days: least })).toEqual({ count: 0, told: notice_days === null ? null : 0 })
  }
  await world.runJob('retention.apply')
})

test('auditors read the periods; others do not know of them', async () => {
  const withRole = async (role: MemberRole) => {
    const person = await memberNamed(world, `Pat ${role}`)
    await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
    world.server.accounts.forgetActors()
    return person
  }
  const auditor = await withRole('auditor')
  expect((await auditor.call.retention.rules()).fixed.length).toBeGreaterThan(0)
  expect(await refusalOf(save('notifications.read', 90, 30, auditor))).toBe('problem.readOnly')
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await withRole(role)
    expect(await refusalOf(person.call.retention.rules())).toBe('problem.notFound')
    expect(await refusalOf(save('notifications.read', 90, 30, person))).toBe('problem.notFound')
  }
})
