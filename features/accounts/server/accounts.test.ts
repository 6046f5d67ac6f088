import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { textPartOf } from '#testing/mail-server.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { cheapPasswords } from '#testing/world.ts'
import { accountProblems } from '../problems.ts'
import type { PasswordHashing } from './index.ts'
import { freeMemberId } from './member-ids.ts'

/** Counts how often a password is hashed. */
const hashed = vi.fn<() => void>()
/** What happens once while a password is being checked. */
let meanwhile: (() => Promise<unknown>) | undefined
const passwords: PasswordHashing = {
  async hash(password) {
    hashed()
    return cheapPasswords.hash(password)
  },
  async verify(given) {
    hashed()
    const act = meanwhile
    meanwhile = undefined
    await act?.()
    return cheapPasswords.verify(given)
  },
}
const world = testWorld({ passwords })

/** The id of the problem in a refusal. */
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'was not refused',
    (error: { code: string; data?: { problem?: string; issues?: { path: string; message: string }[] } }) =>
      error.data?.problem ?? error.code,
  )

describe('joining', () => {
  test('starts a session and creates a profile with the details entered', async () => {
    const member = await world.join({
      full_name: 'Zofia Kamińska',
      user_type: 'startup',
      company_name: 'Obieg Materials',
      bio: 'Sorts textiles.',
    })
    const { member: me } = await member.call.members.me()
    expect(me).toMatchObject({
      full_name: 'Zofia Kamińska',
      first_name: 'Zofia',
      user_type: 'startup',
      company_name: 'Obieg Materials',
      profile_completed: false,
      role: 'member',
    })
    expect(me?.completion).toBe(60)
  })

  test('refuses a taken address, in upper or lower case, and keeps the first account', async () => {
    const member = await world.join()
    const second = world.visitor()
    const answer = second.call.accounts.join({ ...second, email: member.email.toUpperCase() })
    expect(await refusalOf(answer)).toBe(accountProblems.emailTaken.id)
    await member.call.accounts.signIn(member)
  })

  test('reports what is wrong with each field', async () => {
    const visitor = world.visitor()
    const error = await visitor.call.accounts
      .join({ full_name: ' ', email: 'nobody', password: 'short', user_type: 'king' as never })
      .catch((refused: { data: { issues: { path: string; message: string }[] } }) => refused)
    const issues = 'data' in error ? error.data.issues : []
    expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual({
      full_name: 'Please enter your name',
      email: 'Please enter a valid email address, such as name@example.org',
      password: 'Password must be at least 6 characters long.',
      user_type: 'Please select your role',
    })
  })

  test.each([
    ['Password1', accountProblems.commonPassword.id],
    ['ILoveYou', accountProblems.commonPassword.id],
    ['aaaaaaaa', accountProblems.patternPassword.id],
    ['98765432', accountProblems.patternPassword.id],
    ['Grace1906', accountProblems.personalPassword.id],
    ['graceHOPPER', accountProblems.personalPassword.id],
    ['amazing.grace@navy.example', accountProblems.personalPassword.id],
  ])('refuses the password %s', async (password, problem) => {
    const visitor = world.visitor()
    const details = { ...visitor, full_name: 'Grace Hopper', email: 'amazing.grace@navy.example' }
    expect(await refusalOf(visitor.call.accounts.join({ ...details, password }))).toBe(problem)
  })

  test('takes emoji, right-to-left names and very long texts as they are', async () => {
    const member = await world.join({ full_name: '🌱 دانا الخطيب', bio: 'é'.repeat(2000) })
    expect((await member.call.profiles.mine()).full_name).toBe('🌱 دانا الخطيب')
    const visitor = world.visitor()
    expect(await refusalOf(visitor.call.accounts.join({ ...visitor, bio: 'x'.repeat(10_000) }))).toBe('problem.invalidInput')
  })

  test('signs the member in even if the profile could not be created, and creates it on the next request', async () => {
    const { database } = world.services
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
      database.kysely,
    )
    await sql`create trigger refuse before insert on users for each row execute function refuse()`.execute(database.kysely)
    const visitor = world.visitor()
    const joined = await visitor.call.accounts.join({ ...visitor, user_type: 'investor' })
    await sql`drop trigger refuse on users`.execute(database.kysely)
    expect(joined.profile_ready).toBe(false)
    expect((await visitor.call.members.me()).member).toMatchObject({ email: visitor.email, user_type: 'investor' })
  })

  test('draws another id while the referral code of the first is taken', async () => {
    const anna = await world.join()
    const { rows } = await world.services.database.pool.query('select referral_code from users where id = $1', [anna.id])
    expect(rows, 'new accounts get the ids drawn this way').toEqual([{ referral_code: `ESG${anna.id.slice(0, 8).toUpperCase()}` }])
    const likeHers = anna.id.replace(/-.*/, '-0000-4000-8000-000000000000')
    const free = anna.id.replace(/^.{8}/, anna.id.startsWith('0000000') ? '11111111' : '00000000')
    const draws = [anna.id, likeHers, free, crypto.randomUUID()]
    expect(await freeMemberId(world.services.database.kysely, () => draws.shift() ?? '')).toBe(free)
    expect(draws).toHaveLength(1)
  })

  test('is limited per network', async () => {
    const visitor = world.visitor()
    const attempt = () => refusalOf(visitor.call.accounts.join({ ...visitor, password: 'password' }))
    for (let n = 0; n < 20; n += 1) expect(await attempt()).toBe(accountProblems.commonPassword.id)
    expect(await attempt()).toBe('problem.tooManyForMinutes')
    const response = await visitor.fetch('/api/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(visitor),
    })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('signing in', () => {
  test('answers the same for a wrong password and for an unknown address, after the same work', async () => {
    const member = await world.join()
    hashed.mockClear()
    const wrong = await member.fetch('/api/session', post({ email: member.email, password: 'wrong password' }))
    expect(hashed, 'by how long it takes, nobody learns who is a member').toHaveBeenCalledTimes(1)
    const unknown = await member.fetch('/api/session', post({ email: 'nobody@example.org', password: 'wrong password' }))
    expect(hashed).toHaveBeenCalledTimes(2)
    expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()])
    expect(wrong.status).toBe(401)
  })

  test('is refused if the password is replaced while it is being checked, and leaves no session', async () => {
    const member = await world.join()
    meanwhile = () => member.call.accounts.changePassword({ current_password: member.password, password: 'a quite new sentence' })
    expect(await refusalOf(world.visitor().call.accounts.signIn(member))).toBe(accountProblems.incorrectCredentials.id)
    expect((await member.call.accounts.sessions({})).items).toHaveLength(1)
  })

  test('is limited per account and network, and the count is reset by a success', async () => {
    const member = await world.join()
    const attempt = (password: string) => refusalOf(member.call.accounts.signIn({ email: member.email, password }))
    for (let n = 0; n < 9; n += 1) await attempt('wrong')
    expect(await attempt(member.password)).toBe('was not refused')
    for (let n = 0; n < 10; n += 1) expect(await attempt('wrong')).toBe(accountProblems.incorrectCredentials.id)
    expect(await attempt(member.password)).toBe('problem.tooManyForMinutes')
  })

  describe('while someone guesses from many addresses', () => {
    /** Tries wrong passwords from many networks, a few each, until the account is closed to unknown devices. */
    async function guess(email: string): Promise<string> {
      for (let network = 0; network < 20; network += 1) {
        const stranger = world.visitor()
        for (let n = 0; n < 5; n += 1) {
          const refusal = await refusalOf(stranger.call.accounts.signIn({ email, password: 'wrong' }))
          if (refusal !== accountProblems.incorrectCredentials.id) return refusal
        }
      }
      return 'never refused'
    }

    test('the account is closed to unknown devices and open to known ones', async () => {
      const member = await world.join()
      expect(await guess(member.email)).toBe(accountProblems.tooManyGuesses.id)
      const elsewhere = world.visitor()
      expect(await refusalOf(elsewhere.call.accounts.signIn(member))).toBe(accountProblems.tooManyGuesses.id)

      await member.call.accounts.signOut()
      await member.call.accounts.signIn(member)
      for (let n = 0; n < 9; n += 1) await refusalOf(member.call.accounts.signIn({ email: member.email, password: 'mistyped' }))
      await member.call.accounts.signIn(member)
    })

    test('its owner gets in with an emailed link, and their device is known from then on', async () => {
      const member = await world.join()
      await guess(member.email)
      const elsewhere = world.visitor()
      const tokens = await linkFor({ ...elsewhere, email: member.email })
      await elsewhere.call.accounts.resetPassword({ ...tokens, password: 'a quite new sentence' })
      await elsewhere.call.accounts.signOut()
      const again = elsewhere.call.accounts.signIn({ email: member.email, password: 'a quite new sentence' })
      expect(await refusalOf(again)).toBe('was not refused')
    })

    test('the response does not reveal whether the account exists', async () => {
      const unknown = `nobody-${crypto.randomUUID()}@example.org`
      expect(await guess(unknown)).toBe(accountProblems.tooManyGuesses.id)
    })

    test('a known device has its own limit, is known only to its account, and its cookie cannot be forged', async () => {
      const member = await world.join()
      const other = await world.join()
      await guess(other.email)
      expect(await refusalOf(member.call.accounts.signIn(other))).toBe(accountProblems.tooManyGuesses.id)

      const wrong = () => refusalOf(member.call.accounts.signIn({ email: member.email, password: 'wrong' }))
      for (let n = 0; n < 10; n += 1) expect(await wrong()).toBe(accountProblems.incorrectCredentials.id)
      expect(await wrong()).toBe('problem.tooManyForMinutes')

      const [name, value] = [...other.cookies].find(([each]) => each === 'esg.device') as [string, string]
      for (const forged of ['', '.', 'x.y', `${value}x`, `other${value}`]) {
        other.cookies.set(name, forged)
        expect(await refusalOf(other.call.accounts.signIn(other))).toBe(accountProblems.tooManyGuesses.id)
      }
      other.cookies.set(name, value)
      await other.call.accounts.signIn(other)
    })
  })

  test('gives shells a bearer token instead of a cookie, which is renewed while used and ends with signing out', async () => {
    const member = await world.join()
    const shell = world.visitor()
    const signIn = post({ email: member.email, password: member.password })
    const response = await shell.fetch('/api/session', {
      ...signIn,
      headers: { 'content-type': 'application/json', 'x-client-info': 'capacitor/0.1.0' },
    })
    const { token } = (await response.json()) as { token: string }
    expect(response.headers.getSetCookie()).toEqual([])
    const ask = async (init?: RequestInit) => {
      shell.cookies.clear()
      return (await shell.fetch('/api/session', { ...init, headers: { authorization: `Bearer ${token}` } })).json()
    }
    expect(await ask()).toMatchObject({ member: { id: member.id } })

    const { kysely } = world.services.database
    await sql`update auth.session set "expiresAt" = now() + interval '5 days' where "userId" = ${member.id}`.execute(kysely)
    world.server.accounts.forgetActors()
    await ask()
    const prolonged = sql<{ n: number }>`
      select count(*)::int as n from auth.session where "userId" = ${member.id} and "expiresAt" > now() + interval '29 days'`
    expect((await prolonged.execute(kysely)).rows).toEqual([{ n: 1 }])

    expect(await ask({ method: 'DELETE' })).toEqual({ signed_out: true })
    expect(await ask()).toEqual({ member: null })
  })

  test('sets a cookie that scripts cannot read', async () => {
    const member = await world.join()
    const response = await member.fetch('/api/session', post({ email: member.email, password: member.password }))
    expect(response.headers.getSetCookie()[0]).toMatch(/^esg\.session_token=.*HttpOnly.*SameSite=Lax/i)
  })
})

describe('a session', () => {
  test('ends with signing out, even for a saved copy of the cookie', async () => {
    const member = await world.join()
    const kept = new Map(member.cookies)
    await member.call.accounts.signOut()
    expect((await member.call.members.me()).member).toBeNull()
    for (const [name, value] of kept) member.cookies.set(name, value)
    expect(await refusalOf(member.call.profiles.mine())).toBe('problem.signedOut')
  })

  test('cannot be forged', async () => {
    const member = await world.join()
    const [name, value] = [...member.cookies][0] as [string, string]
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    for (const signature of ['', 'x', createHmac('sha256', 'guess').update(token).digest('base64')]) {
      member.cookies.set(name, encodeURIComponent(`${token}.${signature}`))
      expect((await member.call.members.me()).member).toBeNull()
    }
  })

  test('does not count for a page of another member, which stayed open while they signed out', async () => {
    const [member, former] = await Promise.all([world.join(), world.join()])
    const answersTo = async (page: Person) => {
      const headers = { 'x-page-member': page.id }
      const [own, session] = [await member.fetch('/api/profile', { headers }), await member.fetch('/api/session', { headers })]
      return [own.status, ((await session.json()) as { member: { id: string } | null }).member?.id]
    }
    expect(await answersTo(member)).toEqual([200, member.id])
    expect(await answersTo(former)).toEqual([401, undefined])
  })

  test('ends when it expires', async () => {
    const member = await world.join()
    await sql`update auth.session set "expiresAt" = now() - interval '1 second' where "userId" = ${member.id}`.execute(
      world.services.database.kysely,
    )
    expect(await refusalOf(member.call.profiles.mine())).toBe('problem.signedOut')
  })

  test('is renewed once a day while it is used', async () => {
    const member = await world.join()
    const { kysely } = world.services.database
    await sql`update auth.session set "expiresAt" = now() + interval '5 days' where "userId" = ${member.id}`.execute(kysely)
    const response = await member.fetch('/api/session')
    expect(response.headers.getSetCookie().join()).toContain('esg.session_token=')
    const { expiresAt } = await kysely
      .selectFrom('auth.session')
      .select('expiresAt')
      .where('userId', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000)
  })
})

/** Requests a link and reads the tokens from the email. */
async function linkFor(member: Person) {
  await member.call.accounts.requestPasswordReset({ email: member.email })
  const mail = await world.mailServer.mailTo(member.email)
  const url = /http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? ''
  return Object.fromEntries(new URL(url).searchParams) as { access_token: string; refresh_token: string }
}

describe('a password reset', () => {
  test('works once with the emailed link, and ends every other session', async () => {
    const member = await world.join()
    const elsewhere = world.visitor()
    await elsewhere.call.accounts.signIn({ email: member.email, password: member.password })
    const tokens = await linkFor(member)

    const visitor = world.visitor()
    expect(await visitor.call.accounts.checkPasswordReset(tokens)).toEqual({
      account: { email: member.email, full_name: member.full_name },
    })
    await visitor.call.accounts.resetPassword({ ...tokens, password: 'a quite new sentence' })
    expect((await visitor.call.members.me()).member?.id).toBe(member.id)
    expect((await elsewhere.call.members.me()).member).toBeNull()
    expect(await refusalOf(elsewhere.call.accounts.signIn({ email: member.email, password: member.password }))).toBe(
      accountProblems.incorrectCredentials.id,
    )
    expect(await refusalOf(visitor.call.accounts.resetPassword({ ...tokens, password: 'and yet another' }))).toBe(
      accountProblems.invalidResetLink.id,
    )
    expect(await visitor.call.accounts.checkPasswordReset(tokens)).toEqual({ account: null })
  })

  test('does not use up the link when the new password is refused', async () => {
    const member = await world.join()
    const tokens = await linkFor(member)
    for (const [password, problem] of [
      ['sunshine', accountProblems.commonPassword],
      ['123456', accountProblems.patternPassword],
      [member.email, accountProblems.personalPassword],
    ] as const) {
      expect(await refusalOf(member.call.accounts.resetPassword({ ...tokens, password }))).toBe(problem.id)
    }
    await member.call.accounts.resetPassword({ ...tokens, password: 'now a better one' })
  })

  test('fails with an expired, wrong or incomplete link', async () => {
    const member = await world.join()
    const tokens = await linkFor(member)
    const password = 'a quite new sentence'
    for (const wrong of [
      { ...tokens, refresh_token: '' },
      { ...tokens, access_token: tokens.refresh_token },
      { access_token: '', refresh_token: '' },
    ]) {
      expect(await refusalOf(member.call.accounts.resetPassword({ ...wrong, password }))).toBe(accountProblems.invalidResetLink.id)
    }
    await sql`update password_resets set expires_at = now() where user_id = ${member.id}`.execute(world.services.database.kysely)
    expect(await refusalOf(member.call.accounts.resetPassword({ ...tokens, password }))).toBe(accountProblems.invalidResetLink.id)
  })

  test('is possible for one hour', async () => {
    const member = await world.join()
    const tokens = await linkFor(member)
    const after = async (time: string) => {
      const { kysely } = world.services.database
      await sql`update password_resets set expires_at = expires_at - ${time}::interval where user_id = ${member.id}`.execute(kysely)
      return (await member.call.accounts.checkPasswordReset(tokens)).account !== null
    }
    expect(await after('50 minutes')).toBe(true)
    expect(await after('10 minutes')).toBe(false)
  })

  test('gets the same response for an unknown address, and sends no email there', async () => {
    const visitor = world.visitor()
    expect(await visitor.call.accounts.requestPasswordReset({ email: visitor.email })).toEqual({ accepted: true })
    await world.settled()
    expect(world.mailServer.received.some((mail) => mail.to.includes(visitor.email))).toBe(false)
  })

  test('is emailed even after requests by others, which cannot flood the mailbox', async () => {
    const member = await world.join()
    const { kysely } = world.services.database
    const later = (time: string) =>
      sql`update password_resets set created_at = created_at - ${time}::interval, expires_at = expires_at - ${time}::interval
        where user_id = ${member.id}`.execute(kysely)
    const mails = () => world.mailServer.received.filter((mail) => mail.to.includes(member.email)).length
    /** Requests links from several addresses. Returns how many emails have arrived in total. */
    const ask = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        expect(await world.visitor().call.accounts.requestPasswordReset({ email: member.email })).toEqual({ accepted: true })
      }
      await world.settled()
      return mails()
    }
    const first = await linkFor(member)
    expect(await ask(10)).toBe(1)
    await later('6 minutes')
    expect(await ask(2)).toBe(2)
    await later('6 minutes')
    expect(await ask(2)).toBe(3)
    await later('20 minutes')
    expect(await ask(2), 'three links that work are enough').toBe(3)
    expect(await member.call.accounts.checkPasswordReset(first)).toMatchObject({ account: { email: member.email } })
    await later('30 minutes')
    expect(await ask(2)).toBe(4)
  })

  test('can be requested on a known device even if its network has reached the limit', async () => {
    const member = await world.join()
    const asked = async () => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': member.address }
      return (await fetch(`${world.url}/api/password-resets`, { ...post({ email: member.email }), headers })).status
    }
    for (let n = 0; n < 20; n += 1) await asked()
    expect(await asked()).toBe(429)
    expect(await member.call.accounts.requestPasswordReset({ email: member.email })).toEqual({ accepted: true })
    await world.settled()
  })
})

test('a request from another site is refused', async () => {
  const member = await world.join()
  const response = await member.fetch('/api/session', { method: 'DELETE', headers: { origin: 'https://evil.example' } })
  expect(response.status).toBe(403)
  expect((await member.call.members.me()).member?.id).toBe(member.id)
})

function post(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
