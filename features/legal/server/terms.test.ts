import { WebSocket } from 'ws'
import { beforeAll, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import type { MemberRole } from '#platform/members.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { changeRole } from '#features/members/server/index.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let member: Person

const withRole = async (role: MemberRole) => {
  const person = await memberNamed(world, `Pat ${role}`)
  await world.services.database.transaction((tx) => changeRole(tx, person.id, role))
  world.server.accounts.forgetActors()
  if ((await person.call.members.me()).member?.terms_due)
    await person.call.legal.accept({ number: (await person.call.legal.news()).number })
  return person
}
const change = (base: number, changes: Partial<Parameters<Person['call']['legal']['publish']>[0]> = {}) => ({
  base,
  is_required: true,
  summary: { en: `Version ${base + 1}`, de: `Fassung ${base + 1}` },
  additions: { en: `Rule ${base + 1}: be kind.\n\n- No <b>shouting</b>` },
  reason: 'The assembly decided so',
  ...changes,
})
const dueOf = async (person: Person) => (await person.call.members.me()).member?.terms_due

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

test('the text follows the settings until a second member joins, who accepts it as version 1', async () => {
  const saveName = async (operator_name: string) => {
    const { settings, version } = await operator.call.community.settings()
    await operator.call.community.save({ settings: { ...settings, operator_name }, version })
  }
  await saveName('Before Ltd')
  expect(await operator.call.legal.state()).toMatchObject({ number: 1, is_kept: false, known: 1, members: 1 })
  member = await memberNamed(world, 'Max Member')
  await saveName('After Ltd')
  expect(await operator.call.legal.state()).toMatchObject({ number: 1, is_kept: true, known: 2, members: 2 })
  expect((await operator.call.legal.versions({})).items).toMatchObject([{ number: 1, summary: '' }])
  const { has_changed, parts } = await operator.call.legal.preview({ language: 'en', additions: {} })
  expect(has_changed).toBe(true)
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ kind, html }) => [kind, html.includes('After Ltd')])).toEqual([
    ['removed', false],
    ['added', true],
  ])
})

test('new terms stop members until they accept them, operators too; the versions stay to be read', async () => {
  expect(await operator.call.legal.publish(change(1))).toEqual({ number: 2 })
  for (const person of [operator, member]) {
    expect(await dueOf(person)).toBe('accept')
    expect(await refusalOf(person.call.notifications.list({}))).toBe('problem.termsDue')
  }
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/api/live`, ['esg-network'], {
    headers: { cookie, 'x-forwarded-for': member.address },
  })
  expect(
    await new Promise((resolve) =>
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode)).on('open', () => resolve('open')),
    ),
  ).toBe(403)

  const german = await member.fetch('/api/terms', { headers: { 'accept-language': 'de' } })
  expect(await german.json()).toMatchObject({ number: 2, known: 1, changes: [{ number: 2, is_required: true, summary: 'Fassung 2' }] })
  expect(await refusalOf(member.call.legal.accept({ number: 1 }))).toBe('problem.legal.newerTerms')
  expect(await refusalOf(member.call.legal.accept({ number: 3 }))).toBe('problem.legal.newerTerms')
  await Promise.all([member.call.legal.accept({ number: 2 }), member.call.legal.accept({ number: 2 })])
  expect(await dueOf(member)).toBeNull()
  await member.call.notifications.list({})
  expect(await refusalOf(operator.call.legal.state())).toBe('problem.termsDue')
  await operator.call.legal.accept({ number: 2 })
  expect(await operator.call.legal.state()).toMatchObject({ number: 2, known: 2, members: 2, is_required: true })

  const { rows } = await world.services.database.pool.query<{ number: number; is_accepted: boolean }>(
    'select number, is_accepted from terms_acceptances where member_id = $1 order by number',
    [member.id],
  )
  expect(rows).toEqual([
    { number: 1, is_accepted: true },
    { number: 2, is_accepted: true },
  ])
  const [act] = (await operator.call.operators.acts({ limit: 1 })).items
  expect(act && [sentenceOf(act.act, speakerIn('en')), act.reason]).toEqual([
    'Published version 2 of the terms, to be accepted by all members',
    'The assembly decided so',
  ])
})

test('terms that need no acceptance are told; those that do are still due until accepted', async () => {
  await operator.call.legal.publish(change(2, { is_required: false }))
  expect(await dueOf(member)).toBe('read')
  await member.call.notifications.list({})
  await member.call.legal.accept({ number: 3 })
  expect(await dueOf(member)).toBeNull()
  const late = await memberNamed(world, 'Lea Late')
  expect(await dueOf(late)).toBeNull()
  await operator.call.legal.publish(change(3))
  await operator.call.legal.accept({ number: 4 })
  await operator.call.legal.publish(change(4, { is_required: false }))
  expect(await dueOf(late)).toBe('accept')
  expect((await late.call.legal.news()).changes.map(({ number }) => number)).toEqual([5, 4])
  await late.call.legal.accept({ number: 5 })
  expect(await dueOf(late)).toBeNull()
  const { rows } = await world.services.database.pool.query<{ is_accepted: boolean }>(
    'select is_accepted from terms_acceptances where member_id = any($1) and number in (3, 5) order by number, is_accepted',
    [[member.id, late.id]],
  )
  expect(rows.map(({ is_accepted }) => is_accepted)).toEqual([false, true, true])
})

test('of two operators who publish at once, one is told to look again; what is the same is not published', async () => {
  const { number: base } = await operator.call.legal.state()
  const second = await withRole('admin')
  const outcomes = await Promise.all(
    [operator, second].map((each) => refusalOf(each.call.legal.publish(change(base, { is_required: false })))),
  )
  expect(outcomes.toSorted()).toEqual(['problem.legal.publishedMeanwhile', 'was not refused'])
  const { additions, number } = await operator.call.legal.state()
  expect(number).toBe(base + 1)
  expect(await refusalOf(operator.call.legal.publish(change(number, { additions })))).toBe('problem.legal.unchanged')
  expect(await refusalOf(operator.call.legal.publish(change(number, { summary: { en: ' ' } })))).toBe(
    'Please describe what changed, in at least one language',
  )
  expect(await refusalOf(operator.call.legal.publish(change(number, { reason: '' })))).toBe('Please enter a reason')
  const { parts } = await operator.call.legal.preview({
    language: 'fr',
    additions: { en: '<script>alert(1)</script> [x](javascript:alert(1))' },
  })
  const added = parts.filter(({ kind }) => kind === 'added').map(({ html }) => html)
  expect(added).toHaveLength(1)
  expect(added[0]).toContain('&lt;script')
  expect(added[0]).not.toMatch(/<script|href/)
})

test('auditors read what was published; others do not know of it', async () => {
  const auditor = await withRole('auditor')
  expect((await auditor.call.legal.versions({ limit: 2 })).items).toHaveLength(2)
  expect(await refusalOf(auditor.call.legal.publish(change(1)))).toBe('problem.readOnly')
  for (const role of ['moderator', 'programme_manager', 'member'] as const) {
    const person = await withRole(role)
    expect(await refusalOf(person.call.legal.versions({}))).toBe('problem.notFound')
    expect(await refusalOf(person.call.legal.publish(change(1)))).toBe('problem.notFound')
  }
  expect((await world.visitor().fetch('/api/terms')).status).toBe(401)
})
