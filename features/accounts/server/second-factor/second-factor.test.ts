import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { changeRole, suspend } from '#features/members/server/index.ts'
import { operatorProblems } from '#features/operators/problems.ts'
import { problems } from '#platform/problems.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { challengeOf, codeFor, codesPass, turnOnFactor } from '#testing/second-factor.ts'
import { testWorld } from '#testing/test-world.ts'
import { accountProblems } from '../../problems.ts'

const world = testWorld()
const db = () => world.services.database.kysely
const isSignedIn = async (person: Person) => (await person.call.members.me()).member !== null

/** A member with a second factor, whose app shows a code that was not used yet. */
async function protectedMember() {
  const member = await world.join()
  const factor = await turnOnFactor(member)
  await codesPass(world, member)
  return { member, ...factor }
}

async function mailAbout(to: string, subject: string): Promise<string> {
  for (;;) {
    const { source } = await world.mailServer.mailTo(to)
    if (headerOf(source, 'Subject')?.includes(subject)) return textPartOf(source)
  }
}

const answer = (browser: Person, challenge: string, code: string, trust_device = false) =>
  browser.call.accounts.completeSignIn({ challenge, code, trust_device })

describe('turning it on and off', () => {
  test('takes the password and the first code, and gives ten recovery codes', async () => {
    const member = await world.join()
    const { accounts } = member.call
    expect(await accounts.secondFactor()).toEqual({ since: null, codes_left: 0, resets_at: null, is_required: false })
    expect(await refusalOf(accounts.beginSecondFactor({ current_password: 'a guess' }))).toBe(accountProblems.wrongPassword.id)
    expect(await refusalOf(accounts.confirmSecondFactor({ code: '123456' }))).toBe(accountProblems.factorNotBegun.id)
    const { key, address } = await accounts.beginSecondFactor({ current_password: member.password })
    expect(address).toContain(`:${encodeURIComponent(member.email)}?secret=${key}&issuer=`)
    expect((await accounts.secondFactor()).since, 'only a code of the app turns it on').toBeNull()
    await world.visitor().call.accounts.signIn(member)
    expect(await refusalOf(accounts.confirmSecondFactor({ code: codeFor(key, 5) }))).toBe(accountProblems.wrongCode.id)
    const { recovery_codes } = await accounts.confirmSecondFactor({ code: codeFor(key) })
    expect(new Set(recovery_codes).size).toBe(10)
    for (const code of recovery_codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}(-|$)){3}$/)
    expect(await accounts.secondFactor()).toMatchObject({ since: expect.any(String), codes_left: 10 })
    expect(await refusalOf(accounts.beginSecondFactor({ current_password: member.password }))).toBe(accountProblems.factorIsOn.id)
    expect(await mailAbout(member.email, 'second factor')).toContain('needs a code')
  })

  test('turning it off takes the password and a code, and the member is told', async () => {
    const { member, key } = await protectedMember()
    const end = (current_password: string, code: string) => refusalOf(member.call.accounts.endSecondFactor({ current_password, code }))
    expect(await end('a guess', codeFor(key))).toBe(accountProblems.wrongPassword.id)
    expect(await end(member.password, codeFor(key, 9))).toBe(accountProblems.wrongCode.id)
    await member.call.accounts.endSecondFactor({ current_password: member.password, code: codeFor(key) })
    expect((await member.call.accounts.secondFactor()).since).toBeNull()
    expect((await world.visitor().call.accounts.signIn(member)).step).toBe('done')
    expect(await mailAbout(member.email, 'is off')).toContain('only your password')
    expect(await end(member.password, codeFor(key))).toBe(accountProblems.factorIsOff.id)
  })

  test('new recovery codes replace the earlier ones', async () => {
    const { member, key, codes } = await protectedMember()
    const { recovery_codes } = await member.call.accounts.renewRecoveryCodes({ current_password: member.password, code: codeFor(key) })
    const browser = world.visitor()
    const challenge = await challengeOf(browser, member)
    expect(await refusalOf(answer(browser, challenge, codes[0] ?? ''))).toBe(accountProblems.wrongRecoveryCode.id)
    await answer(browser, challenge, recovery_codes[0] ?? '')
    expect((await member.call.accounts.secondFactor()).codes_left).toBe(9)
  })

  test('other members do not share it, and it goes with the account', async () => {
    const { member, key } = await protectedMember()
    const other = await world.join()
    expect((await other.call.accounts.secondFactor()).since).toBeNull()
    await member.call.leaving.ask({ current_password: member.password })
    const browser = world.visitor()
    await answer(browser, await challengeOf(browser, member), codeFor(key))
    expect((await browser.call.members.me()).member?.leaves_at, 'a leaving member signs in with a code, too').not.toBeNull()
    await sql`update leaving_members set leaves_at = now() - interval '1 minute' where member_id = ${member.id}`.execute(db())
    await world.runJob('leaving.deleteDue')
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from second_factors where member_id = ${member.id}`.execute(
      db(),
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('signing in', () => {
  test('the password alone gives no session, and its text does not change for a wrong one', async () => {
    const { member, key } = await protectedMember()
    const before = (await member.call.accounts.sessions({})).items.length
    const browser = world.visitor()
    const wrong = refusalOf(browser.call.accounts.signIn({ email: member.email, password: 'a wrong guess' }))
    expect(await wrong).toBe(accountProblems.incorrectCredentials.id)
    const challenge = await challengeOf(browser, member)
    expect(await isSignedIn(browser)).toBe(false)
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect((await member.call.accounts.sessions({})).items, 'nor does a session stay behind').toHaveLength(before)
    const done = await answer(browser, challenge, ` ${codeFor(key).replace(/^.../, '$& ')} `)
    expect(done).toMatchObject({ step: 'done', member: { id: member.id } })
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('a code works once, also with another challenge', async () => {
    const { member, key } = await protectedMember()
    const [first, second] = [world.visitor(), world.visitor()]
    const code = codeFor(key)
    const [one, other] = [await challengeOf(first, member), await challengeOf(second, member)]
    await answer(first, one, code)
    expect(await refusalOf(answer(second, other, code))).toBe(accountProblems.wrongCode.id)
    expect(await refusalOf(answer(second, other, codeFor(key, -1))), 'nor does an earlier one').toBe(accountProblems.wrongCode.id)
    expect(await refusalOf(answer(second, one, codeFor(key, 1))), 'nor the challenge').toBe(accountProblems.challengeExpired.id)
  })

  test('the same code twice at once lets one in', async () => {
    const { member, key } = await protectedMember()
    const browsers = [world.visitor(), world.visitor(), world.visitor(), world.visitor()]
    const challenges = await Promise.all(browsers.map((browser) => challengeOf(browser, member)))
    const code = codeFor(key)
    await Promise.allSettled(browsers.map((browser, index) => answer(browser, challenges[index] ?? '', code)))
    expect((await Promise.all(browsers.map(isSignedIn))).filter(Boolean)).toHaveLength(1)
  })

  test('a challenge expires, and ends with the password and the factor', async () => {
    const { member, key } = await protectedMember()
    const browser = world.visitor()
    const expired = await challengeOf(browser, member)
    await sql`update factor_tokens set expires_at = now() where member_id = ${member.id}`.execute(db())
    expect(await refusalOf(answer(browser, expired, codeFor(key)))).toBe(accountProblems.challengeExpired.id)
    const before = await challengeOf(browser, member)
    const password = 'a quite new sentence'
    await member.call.accounts.changePassword({ current_password: member.password, password })
    expect(await refusalOf(answer(browser, before, codeFor(key)))).toBe(accountProblems.challengeExpired.id)
    const last = await challengeOf(browser, { email: member.email, password })
    await member.call.accounts.endSecondFactor({ current_password: password, code: codeFor(key) })
    expect(await refusalOf(answer(browser, last, codeFor(key, 1)))).toBe(accountProblems.challengeExpired.id)
    expect(await refusalOf(answer(browser, 'none', codeFor(key, 1)))).toBe(accountProblems.challengeExpired.id)
  })

  test('a recovery code works once, however it is typed, and the member is told how many are left', async () => {
    const { member, codes } = await protectedMember()
    const browser = world.visitor()
    const code = codes[3] ?? ''
    await answer(browser, await challengeOf(browser, member), code.toUpperCase().replaceAll('-', ' '))
    expect(await isSignedIn(browser)).toBe(true)
    const again = world.visitor()
    expect(await refusalOf(answer(again, await challengeOf(again, member), code))).toBe(accountProblems.wrongRecoveryCode.id)
    expect(await mailAbout(member.email, 'recovery code')).toContain('You have 9 recovery codes left.')
    for (const each of codes.slice(4, 10)) await answer(browser, await challengeOf(browser, member), each)
    expect((await member.call.accounts.secondFactor()).codes_left).toBe(3)
    await expect
      .poll(() =>
        world.mailServer.received
          .filter(({ to }) => to.includes(member.email))
          .map(({ source }) => textPartOf(source))
          .join(' '),
      )
      .toContain('only 3 recovery codes left')
  })

  test('attempts are limited by network and by account; the member’s own devices are not affected', async () => {
    const { member, key } = await protectedMember()
    const guess = async (stranger: Person, challenge: string) => refusalOf(answer(stranger, challenge, codeFor(key, 7)))
    for (let networks = 0; networks < 2; networks += 1) {
      const stranger = world.visitor()
      const challenge = await challengeOf(stranger, member)
      for (let n = 0; n < 10; n += 1) expect(await guess(stranger, challenge)).toBe(accountProblems.wrongCode.id)
      expect(await guess(stranger, challenge)).toBe(accountProblems.tooManyCodes.id)
    }
    const elsewhere = world.visitor()
    const challenge = await challengeOf(elsewhere, member)
    expect(await refusalOf(answer(elsewhere, challenge, codeFor(key))), 'not even the right one').toBe(accountProblems.tooManyCodes.id)
    await answer(member, await challengeOf(member, member), codeFor(key))
    expect(await isSignedIn(member)).toBe(true)
  })

  test('a suspended member is told so, and gets no session', async () => {
    const { member, key } = await protectedMember()
    const browser = world.visitor()
    const challenge = await challengeOf(browser, member)
    await world.services.database.transaction((tx) => suspend(tx, member.id, { ends_at: null, reason: 'Spam' }))
    expect(await refusalOf(answer(browser, challenge, codeFor(key)))).toBe(accountProblems.suspended.id)
    expect(await refusalOf(browser.call.accounts.signIn(member))).toBe(accountProblems.suspended.id)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('setting a new password with a link does not get around the factor', async () => {
    const { member, key } = await protectedMember()
    const browser = world.visitor()
    await browser.call.accounts.requestPasswordReset({ email: member.email })
    const mail = await mailAbout(member.email, 'new password')
    const link = new URL(/http\S+reset-password\?\S+/.exec(mail)?.[0] ?? '')
    const tokens = {
      access_token: link.searchParams.get('access_token') ?? '',
      refresh_token: link.searchParams.get('refresh_token') ?? '',
    }
    const reset = await browser.call.accounts.resetPassword({ ...tokens, password: 'a quite new sentence' })
    if (reset.step !== 'code') throw new Error('no code was asked for')
    expect(await isSignedIn(browser)).toBe(false)
    await answer(browser, reset.challenge, codeFor(key))
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('a shell gets its token after the code', async () => {
    const { member, key } = await protectedMember()
    const shell = world.visitor()
    const challenge = await challengeOf(shell, member)
    const headers = { 'content-type': 'application/json', 'x-client-info': 'electron/0.1.0' }
    const body = JSON.stringify({ challenge, code: codeFor(key), trust_device: true })
    const response = await shell.fetch('/api/session/code', { method: 'POST', headers, body })
    const { token } = (await response.json()) as { token: string | null }
    const me = await shell.fetch('/api/session', { headers: { authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ member: { id: member.id } })
    expect([...shell.cookies], 'and no cookie').toEqual([])
  })
})

describe('a trusted device', () => {
  async function trusting() {
    const found = await protectedMember()
    const browser = world.visitor()
    await answer(browser, await challengeOf(browser, found.member), codeFor(found.key), true)
    await codesPass(world, found.member)
    return { ...found, browser }
  }
  const stepOn = async (browser: Person, { email, password }: Person) => (await browser.call.accounts.signIn({ email, password })).step

  test('needs no code for 30 days, for this member only', async () => {
    const { member, browser } = await trusting()
    await browser.call.accounts.signOut()
    expect(await stepOn(browser, member)).toBe('done')
    expect(await stepOn(world.visitor(), member)).toBe('code')
    const { member: other } = await protectedMember()
    expect(await stepOn(browser, other)).toBe('code')
    await sql`update factor_tokens set expires_at = now() where member_id = ${member.id}`.execute(db())
    expect(await stepOn(browser, member)).toBe('code')
  })

  test.each<[string, (member: Person, key: string) => Promise<unknown>]>([
    ['ending all other sessions', ({ call }) => call.accounts.endOtherSessions()],
    ['a new password', ({ call, password }) => call.accounts.changePassword({ current_password: password, password })],
    [
      'turning the factor off and on',
      async (member, key) => {
        await member.call.accounts.endSecondFactor({ current_password: member.password, code: codeFor(key) })
        await turnOnFactor(member)
      },
    ],
  ])('is no longer trusted after %s', async (_what, act) => {
    const { member, key, browser } = await trusting()
    await act(member, key)
    expect(await stepOn(browser, member)).toBe('code')
  })
})

describe('operators can require it of those with a role', () => {
  test('the console stays closed to them until they have set it up', async () => {
    const [operator, moderator] = [await world.join(), await world.join()]
    await world.services.database.transaction(async (tx) => {
      await changeRole(tx, operator.id, 'admin')
      await changeRole(tx, moderator.id, 'moderator')
    })
    world.server.accounts.forgetActors()
    const { operators } = operator.call
    expect(await refusalOf(operators.setFactorRule({ is_required: true }))).toBe(operatorProblems.ownFactorFirst.id)
    const { key } = await turnOnFactor(operator)
    expect(await operators.factorRule()).toEqual({ is_required: false, lacking: 1 })
    await operators.setFactorRule({ is_required: true })
    expect((await operators.acts({ limit: 1 })).items[0]?.act.message).toContain('Required a second factor')
    expect(await refusalOf(moderator.call.operators.setFactorRule({ is_required: false }))).toBe(problems.notFound.id)
    expect(await refusalOf(moderator.call.reports.cases({}))).toBe(problems.factorDue.id)
    expect((await moderator.call.members.me()).member?.factor_due).toBe(true)
    expect((await moderator.call.accounts.secondFactor()).is_required).toBe(true)
    await moderator.call.notifications.list({})
    await turnOnFactor(moderator)
    await moderator.call.reports.cases({})
    expect((await moderator.call.members.me()).member?.factor_due).toBe(false)
    const plain = await world.join()
    expect((await plain.call.members.me()).member?.factor_due, 'members need none').toBe(false)

    await codesPass(world, operator)
    await operator.call.accounts.endSecondFactor({ current_password: operator.password, code: codeFor(key) })
    expect(await refusalOf(operators.acts({}))).toBe(problems.factorDue.id)
    await turnOnFactor(operator)
    await operators.setFactorRule({ is_required: false })
  })

  test('the command of the machine’s administrator turns it off at once', async () => {
    const { member } = await protectedMember()
    expect(await world.command('reset-factor', member.email.toUpperCase())).toContain(member.full_name)
    expect(await isSignedIn(member)).toBe(false)
    expect((await world.visitor().call.accounts.signIn(member)).step).toBe('done')
    expect(await mailAbout(member.email, 'is off')).toContain('only your password')
    await expect(world.command('reset-factor', member.email)).rejects.toThrow('has no second factor')
    await expect(world.command('reset-factor', 'nobody@example.org')).rejects.toThrow('no member')
    await expect(world.command('reset-factor')).rejects.toThrow('npm run admin -- reset-factor <email>')
  })
})
