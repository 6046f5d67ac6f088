import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { suspend } from '#features/members/server/index.ts'
import { apply, applicationTokenIn, applyAndConfirm, confirmApplication, join, setRules } from '#testing/joining.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { blank } from '../localised.ts'

const world = testWorld()
let olga: Person
let otto: Person

beforeAll(async () => {
  olga = await memberNamed(world, 'Olga Operates')
  otto = await memberNamed(world, 'Otto Operates')
  for (const { email } of [olga, otto]) await world.command('grant', email)
})
beforeEach(() => setRules(olga, { mode: 'approval', questions: [], domains: [], members_invite: false }))

const db = () => world.services.database.kysely
const waiting = async () => (await olga.call.joining.applications({})).items
const idOf = async ({ email }: Person) => (await waiting()).find((each) => each.email === email)?.id ?? 'not waiting'
const subjectTo = async ({ email }: Person) => headerOf((await world.mailServer.mailTo(email)).source, 'Subject')
const named = (full_name: string): Person => Object.assign(world.visitor(), { full_name })

test('an applicant confirms the address, waits, is approved, signs in with their password, and is welcomed', async () => {
  const why = randomUUID()
  const optional = randomUUID()
  await setRules(olga, {
    questions: [
      { id: why, text: { ...blank(), en: 'Why?', de: 'Warum?' }, is_required: true },
      { id: optional, text: { ...blank(), fr: 'Autre chose ?' }, is_required: false },
    ],
  })
  const ada = named('Ada Applies')
  const { mode, questions } = await ada.call.joining.terms({})
  expect([mode, questions.map(({ text }) => text)]).toEqual(['approval', ['Why?', 'Autre chose ?']])
  expect(await refusalOf(join(ada))).toBe('joining.byApproval')
  expect(await refusalOf(apply(ada, { answers: { [optional]: 'No' } }))).toBe('joining.answerMissing')
  const { code } = await otto.call.referrals.mine()
  expect(await applyAndConfirm(world, ada, { answers: { [why]: 'To learn' }, referral: code })).toBe('waiting')
  expect(await refusalOf(ada.call.accounts.signIn(ada))).toBe('accounts.incorrectCredentials')

  const [application] = await waiting()
  expect(application).toMatchObject({ full_name: 'Ada Applies', email: ada.email, answers: [{ question: 'Why?', answer: 'To learn' }] })
  await world.settled()
  const toldOtto = async () => (await otto.call.notifications.list({})).items.map(({ title }) => sentenceOf(title, speakerIn('en')))
  expect(await toldOtto()).toContain('1 application waits for a decision')

  expect(await olga.call.joining.approve({ ids: [await idOf(ada)] })).toEqual({ decided: 1, missed: 0 })
  expect(await waiting()).toEqual([])
  await world.settled()
  expect(await toldOtto(), 'nothing is left to decide').not.toContain('1 application waits for a decision')
  expect(await subjectTo(ada)).toBe('You’re in: welcome to ESG Network')
  expect((await otto.call.referrals.mine()).joined, 'on whichever device they sign in').toBe(1)
  expect(await ada.call.accounts.signIn(ada)).toMatchObject({ member: { full_name: 'Ada Applies', email_confirmed: true } })
  expect((await ada.call.joining.welcome()).welcome).toEqual({ title: '', text: '', steps: [] })
  await ada.call.joining.dismissWelcome()
  expect((await ada.call.joining.welcome()).welcome).toBeNull()
  const [act] = (await olga.call.operators.acts({ limit: 1 })).items
  expect(act && sentenceOf(act.act, speakerIn('en'))).toBe('Admitted Ada Applies')
})

test('a declined applicant gets the reason in their language, can apply again after 30 days, and leaves little behind', async () => {
  const dora = named('Dora Declined')
  await dora.fetch('/api/joining/terms', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  dora.cookies.set('language', 'de')
  expect(await applyAndConfirm(world, dora)).toBe('waiting')
  const id = await idOf(dora)
  expect(await refusalOf(olga.call.joining.decline({ ids: [id], reason: ' ' }))).toMatch(/^Please enter a reason/)
  await olga.call.joining.decline({ ids: [id], reason: 'We are for founders.' })
  const { source } = await world.mailServer.mailTo(dora.email)
  expect([headerOf(source, 'Content-Language'), textPartOf(source)]).toEqual(['de', expect.stringContaining('We are for founders.')])
  const [declined] = (await otto.call.joining.applications({ state: 'declined' })).items
  expect(declined).toMatchObject({ full_name: 'Dora Declined', decided_by: 'Olga Operates', reason: 'We are for founders.', answers: [] })
  const row = await db().selectFrom('applications').select(['password_hash', 'bio']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ password_hash: null, bio: '' })
  const [act] = (await olga.call.operators.acts({ limit: 1 })).items
  expect(act && sentenceOf(act.act, speakerIn('en'))).toBe('Declined an application from example.org')

  await apply(dora)
  const again = await world.mailServer.mailTo(dora.email)
  expect(applicationTokenIn(again)).toBe('no link')
  await sql`update applications set decided_at = now() - interval '31 days' where id = ${id}`.execute(db())
  expect(await applyAndConfirm(world, dora)).toBe('waiting')
  await olga.call.joining.approve({ ids: [await idOf(dora)] })
})

test('nothing tells a stranger whether an address has an account, waits or was declined', async () => {
  await setRules(olga, { mode: 'open' })
  const [stranger, member, suspended, waits] = [named('New'), await world.join(), await world.join(), named('Waits')]
  // Whoever has joined has no application any more: what follows from that must not meet the ones below.
  await world.settled()
  await setRules(olga, { mode: 'approval' })
  await world.services.database.transaction((tx) => suspend(tx, suspended.id, { ends_at: null, reason: 'Spam' }))
  await applyAndConfirm(world, waits)
  const outcomes: unknown[] = []
  for (const { email } of [stranger, member, suspended, waits]) {
    const other = Object.assign(world.visitor(), { email })
    outcomes.push(await apply(other))
  }
  expect(outcomes).toEqual(Array.from({ length: 4 }, () => ({ accepted: true })))
  expect(await subjectTo(member)).toBe('You are already a member of ESG Network')
  expect(await subjectTo(suspended)).toBe('You are already a member of ESG Network')
  expect(await subjectTo(waits)).toBe('You have already asked to join ESG Network')
  expect(await subjectTo(stranger)).toBe('Confirm your address to join ESG Network')
  await world.settled()
  expect((await waiting()).map(({ full_name }) => full_name)).toEqual(['Waits'])
  const { rows } = await sql<{ email: string }>`select email from applications where state <> 'declined' order by email`.execute(db())
  expect(rows.map(({ email }) => email)).toEqual([stranger.email, waits.email].toSorted())
  await olga.call.joining.approve({ ids: [await idOf(waits)] })
})

test('of several applications for an address, only those with its password can be confirmed, and then the others are gone', async () => {
  const vera = named('Vera Applies')
  await apply(vera)
  const own = applicationTokenIn(await world.mailServer.mailTo(vera.email))
  await apply(Object.assign(named('A Stranger'), { email: vera.email, password: 'what a stranger chose' }))
  const strange = applicationTokenIn(await world.mailServer.mailTo(vera.email))
  await apply(Object.assign(vera, { full_name: 'Vera Renamed' }))
  const renamed = applicationTokenIn(await world.mailServer.mailTo(vera.email))
  expect(await refusalOf(confirmApplication(vera, strange))).toBe('joining.otherPassword')
  const both = await Promise.allSettled([own, renamed].map((token) => confirmApplication(vera, token)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [first, second] = both[0]?.status === 'fulfilled' ? [own, renamed] : [renamed, own]
  expect(await confirmApplication(vera, first), 'followed again').toBe('waiting')
  for (const token of [second, strange]) expect(await refusalOf(confirmApplication(vera, token))).toBe('joining.invalidLink')
  expect((await waiting()).map(({ email }) => email)).toEqual([vera.email])
  await olga.call.joining.approve({ ids: [await idOf(vera)] })
  await vera.call.accounts.signIn(vera)
})

test('an address can be applied for a few times an hour only, which no single stranger uses up', async () => {
  const email = 'many-times@example.org'
  const [stranger, owner] = [Object.assign(world.visitor(), { email }), Object.assign(world.visitor(), { email })]
  const outcomes: string[] = []
  for (let time = 0; time < 6; time += 1) outcomes.push(await refusalOf(apply(stranger)))
  expect(outcomes.slice(4)).toEqual(['was not refused', expect.stringMatching(/^problem\.tooMany/)])
  expect(await refusalOf(apply(owner))).toBe('was not refused')
})

test('of two operators who decide at once, the first decision holds and the second is told', async () => {
  const applicants = [named('One'), named('Two'), named('Three')]
  for (const each of applicants) await applyAndConfirm(world, each)
  const ids = await Promise.all(applicants.map(idOf))
  const [approved, declined] = await Promise.all([
    olga.call.joining.approve({ ids }),
    otto.call.joining.decline({ ids: ids.toReversed(), reason: 'Not now' }),
  ])
  expect([approved.decided + declined.decided, approved.missed + declined.missed]).toEqual([3, 3])
  expect([0, 3]).toContain(approved.decided)
  for (const each of applicants) {
    expect(await refusalOf(each.call.accounts.signIn(each))).toBe(
      approved.decided > 0 ? 'was not refused' : 'accounts.incorrectCredentials',
    )
  }
})

test('an applicant who joins by invitation while being approved has one account', async () => {
  const person = named('Both Ways')
  await applyAndConfirm(world, person)
  const [id, { code }] = [await idOf(person), await olga.call.joining.createLink({})]
  const [joined, approved] = await Promise.all([refusalOf(join(person, { invitation: code })), olga.call.joining.approve({ ids: [id] })])
  expect(['was not refused', 'accounts.emailTaken']).toContain(joined)
  expect(approved.decided + approved.missed).toBe(1)
  await world.settled()
  expect(await idOf(person)).toBe('not waiting')
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from auth."user" where email = ${person.email}`.execute(db())
  expect(rows).toEqual([{ n: 1 }])
})

test('opening the community admits those who wait; those who confirm later are admitted at once', async () => {
  const [waits, unconfirmed] = [named('Will Wait'), named('Una Confirmed')]
  await applyAndConfirm(world, waits)
  await apply(unconfirmed)
  const token = applicationTokenIn(await world.mailServer.mailTo(unconfirmed.email))
  expect(await olga.call.joining.rules()).toMatchObject({ waiting: 1 })
  await setRules(olga, { mode: 'open' })
  await world.settled()
  expect(await waiting()).toEqual([])
  expect(await subjectTo(waits)).toMatch(/^You’re in/)
  await waits.call.accounts.signIn(waits)
  expect(await confirmApplication(unconfirmed, token)).toBe('admitted')
  await unconfirmed.call.accounts.signIn(unconfirmed)
  expect((await join(named('Anybody'))).profile_ready).toBe(true)
})

test('when the community is by invitation, those who wait stay in the queue and others are told', async () => {
  const [waits, unconfirmed] = [named('Stays'), named('Too Late')]
  await applyAndConfirm(world, waits)
  await apply(unconfirmed)
  const token = applicationTokenIn(await world.mailServer.mailTo(unconfirmed.email))
  await setRules(olga, { mode: 'invitation' })
  expect(await confirmApplication(unconfirmed, token)).toBe('closed')
  for (const way of [apply, join]) expect(await refusalOf(way(named('Nobody')))).toBe('joining.byInvitation')
  expect((await waiting()).map(({ full_name }) => full_name)).toEqual(['Stays'])
  await olga.call.joining.approve({ ids: [await idOf(waits)] })
  await waits.call.accounts.signIn(waits)
})

test('in mode invitation, a confirmed address of a listed domain admits; subdomains do not', async () => {
  await setRules(olga, { mode: 'invitation', domains: ['Listed.example', '@listed.example'] })
  expect((await olga.call.joining.rules()).rules.domains).toEqual(['listed.example'])
  const inside = Object.assign(named('In Side'), { email: 'inside@LISTED.example' })
  await apply(inside)
  const token = applicationTokenIn(await world.mailServer.mailTo(inside.email.toLowerCase()))
  expect(await confirmApplication(inside, token)).toBe('admitted')
  await inside.call.accounts.signIn(inside)
  const below = Object.assign(named('Sub Domain'), { email: 'below@sub.listed.example' })
  expect(await refusalOf(apply(below))).toBe('joining.byInvitation')
})

test('applications are deleted in time, and rules are not overwritten unseen', async () => {
  const [old, recent] = [named('Old'), named('Recent')]
  for (const each of [old, recent]) await apply(each)
  await world.settled()
  await sql`update applications set created_at = now() - interval '8 days' where email = ${old.email}`.execute(db())
  const token = applicationTokenIn(await world.mailServer.mailTo(old.email))
  expect(await refusalOf(confirmApplication(old, token))).toBe('joining.invalidLink')
  await sql`update applications set decided_at = now() - interval '31 days' where state = 'declined'`.execute(db())
  await world.runJob('joining.clearOld')
  expect((await olga.call.joining.applications({ state: 'declined' })).items).toEqual([])
  const kept = await db().selectFrom('applications').select('email').where('email', 'in', [old.email, recent.email]).execute()
  expect(kept).toEqual([{ email: recent.email }])

  const { rules, version } = await olga.call.joining.rules()
  await otto.call.joining.saveRules({ rules, version })
  expect(await refusalOf(olga.call.joining.saveRules({ rules, version }))).toBe('joining.changedMeanwhile')
})

test('operators get one email a day about applications', async () => {
  await turnOnMails(world, olga, otto)
  const person = named('Daily')
  await applyAndConfirm(world, person)
  await world.runJob('joining.tellOfApplications')
  await world.settled()
  expect(await subjectTo(olga)).toBe('1 application waits for a decision')
  expect(await subjectTo(otto)).toBe('1 application waits for a decision')
  await olga.call.joining.decline({ ids: [await idOf(person)], reason: 'Test' })
  await world.runJob('joining.tellOfApplications')
  await world.settled()
  expect(world.mailServer.received.filter(({ to }) => to.includes(olga.email))).toHaveLength(1)
})

test('the texts of the welcome are the operators’, in the reader’s language, and mailed if they choose', async () => {
  const { settings, version } = await olga.call.joining.welcomeSettings()
  const steps = [{ label: { ...blank(), de: 'Vorstellen' }, href: '/dashboard/newsfeed' }]
  const title = { ...blank(), de: 'Moin!' }
  await olga.call.joining.saveWelcome({ settings: { ...settings, title, steps, is_mailed: true }, version })
  for (const href of ['javascript:alert(1)', '//other.example', 'http://plain.example', 'dashboard']) {
    const wrong = olga.call.joining.saveWelcome({ settings: { ...settings, steps: [{ label: title, href }] }, version: version + 1 })
    expect(await refusalOf(wrong)).toMatch(/^Please enter an address/)
  }
  await setRules(olga, { mode: 'open' })
  const gesa = named('Gesa German')
  gesa.cookies.set('language', 'de')
  await join(gesa)
  await world.settled()
  const mail = world.mailServer.received.find(({ to, source }) => to.includes(gesa.email) && headerOf(source, 'Subject') === 'Moin!')
  expect(textPartOf(mail?.source ?? ''), 'the address is not confirmed').toMatch(/^Hallo,/)
  expect((await gesa.call.joining.welcome()).welcome).toEqual({
    title: 'Moin!',
    text: '',
    steps: [{ label: 'Vorstellen', href: '/dashboard/newsfeed' }],
  })
})
