import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeRole } from '#features/members/server/index.ts'
import { accountProblems } from '#features/accounts/problems.ts'
import { emailTokenIn } from '#testing/email-links.ts'
import { groupOf } from '#testing/groups.ts'
import { join } from '#testing/joining.ts'
import { openLive } from '#testing/live-client.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { report } from '#testing/reports.ts'
import { challengeOf, codeFor, codesPass, turnOnFactor } from '#testing/second-factor.ts'
import { testWorld } from '#testing/test-world.ts'
import { supportProblems } from '../problems.ts'

const world = testWorld()
let operator: Person
let auditor: Person
const reason = 'Called from the number on file'

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  auditor = await world.join()
  await world.services.database.transaction((tx) => changeRole(tx, auditor.id, 'auditor'))
  world.server.accounts.forgetActors()
})

const look = (id: string) => operator.call.memberSupport.member({ id })
const actsOf = async (id: string) => (await operator.call.memberSupport.acts({ id })).items.map(({ act }) => act)
const freshAddress = () => world.visitor().email
const follow = (token: string) => world.visitor().call.accounts.followEmailLink({ token })
const signIn = (email: string, { password }: Person) => world.visitor().call.accounts.signIn({ email, password })
const objectionIn = (mail: { source: string }) => emailTokenIn(mail)

async function joined(details?: Parameters<typeof world.join>[0]): Promise<Person> {
  const person = await world.join(details)
  await world.settled()
  return person
}

async function mailAbout(to: string, subject: string): Promise<{ source: string }> {
  for (;;) {
    const mail = await world.mailServer.mailTo(to)
    if (headerOf(mail.source, 'Subject')?.includes(subject)) return mail
  }
}

/** Names of all fields, at any depth. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)])
}

describe('looking at a member', () => {
  test('shows the account, and nothing private', async () => {
    const [member, friend] = [await memberNamed(world, 'Paula Private'), await memberNamed(world, 'Fred Friend')]
    await connect(member, friend)
    await say(member, friend, 'secret words in a message')
    await member.call.matching.bookmark({ id: friend.id })
    const group = await groupOf(operator, { name: 'Angels', visibility: 'hidden' }, member)
    await postOf(member, 'secret words in a group', { group_id: group.id })
    await report(friend, { member_id: member.id, details: 'secret words in a report' })
    await world.settled()
    const [account, mails, acts] = [
      await look(member.id),
      await operator.call.memberSupport.mails({ id: member.id }),
      await operator.call.memberSupport.acts({ id: member.id }),
    ]
    expect(account).toMatchObject({
      email: member.email,
      state: 'unconfirmed',
      is_confirmed: false,
      sessions: [{ kind: null }],
      groups: [{ id: group.id, name: 'Angels' }],
      reports: { about: { reports: 1, cases: [{ is_open: true }] }, by: { reports: 0, cases: [] } },
      can_help: true,
    })
    expect(mails.items.map(({ kind, state }) => [kind.message, state])).toEqual([['Confirm your email address', 'sent']])
    const allowed = [
      ...[
        'member',
        'id',
        'full_name',
        'user_type',
        'company_name',
        'profile_picture',
        'email',
        'state',
        'role',
        'joined_at',
        'last_seen_on',
      ],
      ...[
        'is_confirmed',
        'language',
        'waiting_email',
        'suspension',
        'leaves_at',
        'referrer',
        'sessions',
        'kind',
        'last_used_at',
        'reports',
      ],
      ...['second_factor', 'since', 'resets_at'],
      ...['about', 'by', 'cases', 'is_open', 'moved_at', 'can_help', 'groups', 'name'],
      ...['items', 'next_cursor', 'message', 'attempts', 'answer', 'first_at', 'last_at', 'act', 'operator', 'reason', 'created_at'],
    ]
    expect(fieldsIn([account, mails, acts]).filter((name) => !allowed.includes(name))).toEqual([])
    const words = JSON.stringify([account, mails, acts])
    for (const secret of ['secret words', 'Fred Friend', friend.id, 'confirm-email', member.address]) expect(words).not.toContain(secret)
  })

  test('leaves no trace for the member', async () => {
    const member = await joined()
    const seen = async () => {
      await world.settled()
      const { pool } = world.services.database
      const events = await pool.query(`select count(*) from domain_events where payload::text like $1`, [`%${member.id}%`])
      return [
        await member.call.notifications.list({}),
        (await member.call.profiles.get({ id: member.id })) as object,
        await member.call.accounts.sessions({}),
        events.rows,
        world.mailServer.received.filter(({ to }) => to.includes(member.email)).length,
      ]
    }
    const before = await seen()
    await using live = await openLive(world, member)
    await look(member.id)
    await operator.call.memberSupport.mails({ id: member.id })
    await operator.call.memberSupport.acts({ id: member.id })
    await operator.call.memberSupport.list({ query: member.email })
    expect(await seen()).toEqual(before)
    expect(live.frames.filter(({ type }) => type === 'event')).toEqual([])
  })

  test('an auditor reads and changes nothing; reports about oneself are not shown', async () => {
    const member = await joined()
    expect(await auditor.call.memberSupport.member({ id: member.id })).toMatchObject({ can_help: false })
    expect(await refusalOf(auditor.call.memberSupport.sendReset({ id: member.id, reason }))).toBe('problem.readOnly')
    expect((await look(operator.id)).reports).toBeNull()
  })
})

describe('correcting an address', () => {
  const correct = async (member: Person, email: string, seen = { email: member.email, waiting: null as string | null }) =>
    operator.call.memberSupport.correctEmail({ id: member.id, email, seen, reason: 'Showed their passport' })

  test('takes effect when the new address is confirmed, and the previous one is told', async () => {
    const member = await joined()
    const right = freshAddress()
    await correct(member, right.toUpperCase())
    expect((await look(member.id)).waiting_email).toMatchObject({ email: right, is_by_operator: true })
    const { source } = await mailAbout(member.email, 'will change')
    expect(textPartOf(source)).toContain('Showed their passport')
    expect(textPartOf(source), 'the address may be mistyped').not.toContain(right)
    const link = emailTokenIn(await world.mailServer.mailTo(right))
    await signIn(member.email, member)
    expect(await follow(link)).toEqual({ effect: 'changes', email: right })
    await signIn(right, member)
    expect(await look(member.id)).toMatchObject({ email: right, is_confirmed: true, waiting_email: null })
    expect(await actsOf(member.id)).toEqual(['correctEmail'])
    const [latest] = (await operator.call.operators.acts({ limit: 1 })).items
    expect(latest).toMatchObject({ reason: 'Showed their passport', operator: operator.full_name })
    await world.settled()
    expect((await operator.call.memberSupport.list({ query: right })).items).toHaveLength(1)
  })

  test('the owner of the previous address keeps it by objecting before', async () => {
    const member = await joined()
    const wrong = freshAddress()
    await correct(member, wrong)
    const objection = objectionIn(await mailAbout(member.email, 'will change'))
    const link = emailTokenIn(await world.mailServer.mailTo(wrong))
    const visitor = world.visitor()
    expect(await visitor.call.accounts.checkEmailLink({ token: objection })).toEqual({ effect: 'stops', email: member.email })
    expect(await follow(objection)).toEqual({ effect: 'stops', email: member.email })
    expect(await refusalOf(follow(link))).toBe(accountProblems.invalidEmailLink.id)
    expect(await refusalOf(follow(objection)), 'it works once').toBe(accountProblems.invalidEmailLink.id)
    await world.settled()
    expect(await actsOf(member.id)).toEqual(['objected', 'correctEmail'])
    expect((await look(member.id)).sessions, 'nobody else had the account').toHaveLength(1)
  })

  test('the owner gets the address back by objecting afterwards, and whoever had the account is out', async () => {
    const member = await joined()
    const wrong = freshAddress()
    await correct(member, wrong)
    const objection = objectionIn(await mailAbout(member.email, 'will change'))
    await follow(emailTokenIn(await world.mailServer.mailTo(wrong)))
    const intruder = Object.assign(world.visitor(), { email: wrong, password: member.password })
    await intruder.call.accounts.signIn(intruder)
    await turnOnFactor(intruder)
    const feed = await intruder.call.calendars.makeFeed()
    expect((await world.visitor().fetch(feed.path)).status).toBe(200)
    const { code: invitation } = await operator.call.joining.createLink({ most_uses: 1 })
    for (const way of [{}, { invitation }]) {
      const another = Object.assign(world.visitor(), { email: member.email })
      expect(await refusalOf(join(another, way)), 'the address may return to its account').toBe(accountProblems.emailTaken.id)
    }
    const next = freshAddress()
    await correct(member, next, { email: wrong, waiting: null })
    const later = objectionIn(await mailAbout(member.email, 'will change'))
    await follow(emailTokenIn(await world.mailServer.mailTo(next)))
    expect(await follow(objection)).toEqual({ effect: 'restores', email: member.email })
    expect(await refusalOf(follow(later)), 'which would give it to the intruder again').toBe(accountProblems.invalidEmailLink.id)
    expect(await look(member.id)).toMatchObject({ email: member.email, sessions: [], second_factor: { since: null } })
    for (const email of [wrong, next, member.email]) {
      expect(await refusalOf(signIn(email, member)), email).toBe(accountProblems.incorrectCredentials.id)
    }
    await mailAbout(member.email, 'new password')
    await world.settled()
    expect((await world.visitor().fetch(feed.path)).status).toBe(404)
  })

  test('links expire: the new address after three days, the objection after seven', async () => {
    const member = await joined()
    const right = freshAddress()
    await correct(member, right)
    const objection = objectionIn(await mailAbout(member.email, 'will change'))
    const link = emailTokenIn(await world.mailServer.mailTo(right))
    const { pool } = world.services.database
    const { rows } = await pool.query<{ days: number; objection_days: number }>(
      `select round(extract(epoch from c.expires_at - c.created_at) / 86400)::int days,
        round(extract(epoch from o.expires_at - c.created_at) / 86400)::int objection_days
      from email_changes c join email_objections o on o.change_id = c.id where c.user_id = $1`,
      [member.id],
    )
    expect(rows).toEqual([{ days: 3, objection_days: 7 }])
    for (const table of ['email_changes', 'email_links', 'email_objections']) {
      await pool.query(`update ${table} set expires_at = now() - interval '1 minute' where user_id = $1`, [member.id])
    }
    expect(await refusalOf(follow(link))).toBe(accountProblems.expiredEmailLink.id)
    expect(await refusalOf(follow(objection))).toBe(accountProblems.expiredEmailLink.id)
    expect((await look(member.id)).waiting_email).toBeNull()
  })

  test('refuses addresses that are taken, theirs already, or not as the operator saw them', async () => {
    const [member, other] = [await joined(), await joined()]
    expect(await refusalOf(correct(member, other.email))).toBe(accountProblems.emailOfAnother.id)
    expect(await refusalOf(correct(member, member.email))).toBe(accountProblems.alreadyTheirs.id)
    const first = freshAddress()
    await correct(member, first)
    expect(await refusalOf(correct(member, freshAddress())), 'another operator was faster').toBe(accountProblems.accountChanged.id)
    await correct(member, freshAddress(), { email: member.email, waiting: first })
    expect(await refusalOf(correct(member, 'not an address'))).toBe('Please enter a valid email address')
  })
})

describe('resetting a second factor', () => {
  const proof = 'Showed their passport in a call'
  const reset = (by: Person, { id }: Person) => by.call.memberSupport.resetFactor({ id, reason: proof })
  const stepOf = async (member: Person) => (await signIn(member.email, member)).step
  const linkIn = async (member: Person) => emailTokenIn(await mailAbout(member.email, 'second factor'))
  const makeDue = ({ id }: Person) =>
    world.services.database.pool.query(`update factor_resets set takes_effect_at = now() where member_id = $1`, [id])

  async function protectedMember(): Promise<Person> {
    const member = await joined()
    await turnOnFactor(member)
    await mailAbout(member.email, 'is on')
    return member
  }

  test('takes effect after 24 hours; sessions end at once, and the member is told why', async () => {
    const member = await protectedMember()
    expect((await look(member.id)).second_factor).toEqual({ since: expect.any(String), resets_at: null })
    await reset(operator, member)
    expect((await member.call.members.me()).member).toBeNull()
    const { resets_at } = (await look(member.id)).second_factor
    expect(Math.round((Date.parse(resets_at ?? '') - Date.now()) / 3_600_000)).toBe(24)
    expect(textPartOf((await mailAbout(member.email, 'will be turned off')).source)).toContain(proof)
    await world.runJob('accounts.resetDueFactors')
    expect(await stepOf(member), 'not before').toBe('code')
    expect(await refusalOf(reset(operator, member)), 'it waits already').toBe(accountProblems.factorResetWaits.id)
    await makeDue(member)
    await world.runJob('accounts.resetDueFactors')
    expect(await stepOf(member)).toBe('done')
    expect((await look(member.id)).second_factor).toEqual({ since: null, resets_at: null })
    await mailAbout(member.email, 'is off')
    expect(await refusalOf(reset(operator, member))).toBe(accountProblems.factorIsOff.id)
    expect(await actsOf(member.id)).toEqual(['resetFactor'])
  })

  test('the member can object with the link', async () => {
    const member = await protectedMember()
    await reset(operator, member)
    const token = await linkIn(member)
    const visitor = world.visitor()
    expect(await visitor.call.accounts.checkEmailLink({ token })).toEqual({ effect: 'resetsFactor', email: member.email })
    expect(await stepOf(member), 'looking at the link does nothing').toBe('code')
    expect(await visitor.call.accounts.followEmailLink({ token, answer: 'refuse' })).toEqual({ effect: 'keepsFactor', email: member.email })
    await makeDue(member)
    await world.runJob('accounts.resetDueFactors')
    expect(await stepOf(member)).toBe('code')
    expect(await refusalOf(follow(token)), 'it works once').toBe(accountProblems.invalidEmailLink.id)
    await world.settled()
    expect(await actsOf(member.id)).toEqual(['keptFactor', 'resetFactor'])
  })

  test('or while signed in, with a code; others object to nothing of theirs', async () => {
    const member = await joined()
    const { key } = await turnOnFactor(member)
    await codesPass(world, member)
    await reset(operator, member)
    await member.call.accounts.completeSignIn({ challenge: await challengeOf(member, member), code: codeFor(key) })
    expect((await member.call.accounts.secondFactor()).resets_at).not.toBeNull()
    const other = await protectedMember()
    await other.call.accounts.refuseFactorReset()
    expect((await member.call.accounts.secondFactor()).resets_at).not.toBeNull()
    const token = await linkIn(member)
    await member.call.accounts.refuseFactorReset()
    expect((await member.call.accounts.secondFactor()).resets_at).toBeNull()
    expect(await refusalOf(follow(token)), 'the link has nothing left to answer').toBe(accountProblems.invalidEmailLink.id)
    await member.call.accounts.refuseFactorReset()
    await world.settled()
    expect(await actsOf(member.id), 'once, also from a second tab').toEqual(['keptFactor', 'resetFactor'])

    await reset(operator, other)
    await makeDue(other)
    await world.runJob('accounts.resetDueFactors')
    await other.call.accounts.signIn(other)
    expect(await refusalOf(other.call.accounts.refuseFactorReset()), 'too late').toBe(accountProblems.factorIsOff.id)
  })

  test('only the owner of the previous address can do either, after a correction that may have been wrong', async () => {
    const member = await protectedMember()
    const wrong = freshAddress()
    const seen = { email: member.email, waiting: null }
    await operator.call.memberSupport.correctEmail({ id: member.id, email: wrong, seen, reason: proof })
    await follow(emailTokenIn(await world.mailServer.mailTo(wrong)))
    await reset(operator, member)
    expect(await world.visitor().call.accounts.followEmailLink({ token: await linkIn(member), answer: 'refuse' })).toEqual({
      effect: 'keepsFactor',
      email: wrong,
    })
    await world.services.database.pool.query(`update email_changes set created_at = now() - interval '8 days' where user_id = $1`, [
      member.id,
    ])
    await reset(operator, member)
    const later = await linkIn(Object.assign(member, { email: wrong }))
    expect(await follow(later), 'nobody can object to it any more').toEqual({ effect: 'resetsFactor', email: wrong })
  })

  test('not for oneself, and for colleagues only by those who may give roles', async () => {
    const moderator = await protectedMember()
    await world.services.database.transaction((tx) => changeRole(tx, moderator.id, 'moderator'))
    world.server.accounts.forgetActors()
    expect(await refusalOf(reset(moderator, moderator))).toBe('problem.notFound')
    expect(await refusalOf(reset(operator, operator))).toBe(supportProblems.oneself.id)
    expect(await refusalOf(reset(auditor, moderator))).toBe('problem.readOnly')
    await reset(operator, moderator)
  })
})

describe('other help', () => {
  test('ended sessions are gone at once, and the member is told why', async () => {
    const member = await joined()
    await member.call.accounts.signIn({ email: member.email, password: member.password })
    await using live = await openLive(world, member)
    await operator.call.memberSupport.endSessions({ id: member.id, reason })
    expect(await live.closed).toBeGreaterThan(1000)
    expect((await member.call.members.me()).member).toBeNull()
    expect(textPartOf((await mailAbout(member.email, 'signed out')).source)).toContain(reason)
    expect((await look(member.id)).sessions).toEqual([])
    const { rows } = await world.services.database.pool.query('select about from operator_acts where member_id = $1', [member.id])
    expect(rows, 'the log knows whom to forget').toEqual([{ about: member.full_name }])
  })

  test('one session can be ended', async () => {
    const member = await joined()
    const second = await signIn(member.email, member)
    expect(second).toMatchObject({ member: { id: member.id } })
    const [latest] = (await look(member.id)).sessions
    await operator.call.memberSupport.endSessions({ id: member.id, session_id: latest?.id ?? '', reason })
    const [left, ...others] = (await look(member.id)).sessions
    expect(others).toEqual([])
    expect(left?.id).not.toBe(latest?.id)
    await operator.call.memberSupport.endSessions({ id: auditor.id, session_id: left?.id ?? '', reason })
    expect((await look(member.id)).sessions, 'not as one of another member').toHaveLength(1)
  })

  test('the confirmation email is sent again until the address is confirmed', async () => {
    const member = await joined()
    await world.mailServer.confirmationTo(member.email)
    await operator.call.memberSupport.resendConfirmation({ id: member.id, reason })
    await follow(emailTokenIn(await world.mailServer.confirmationTo(member.email)))
    expect(await refusalOf(operator.call.memberSupport.resendConfirmation({ id: member.id, reason }))).toBe(
      accountProblems.alreadyConfirmed.id,
    )
  })

  test('nobody helps themselves, and a reason is needed', async () => {
    expect(await refusalOf(operator.call.memberSupport.endSessions({ id: operator.id, reason }))).toBe(supportProblems.oneself.id)
    const member = await joined()
    expect(await refusalOf(operator.call.memberSupport.sendReset({ id: member.id, reason: ' ​ ' }))).toBe('Please enter a reason')
    await operator.call.memberSupport.endSessions({ id: auditor.id, session_id: randomUUID(), reason })
  })
})
