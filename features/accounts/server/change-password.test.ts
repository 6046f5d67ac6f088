import { describe, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { headerOf, textPartOf } from '#testing/mail-server.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { accountProblems } from '../problems.ts'

const world = testWorld()
const password = 'a quite new sentence'

const signedInElsewhere = async (member: Person) => {
  const elsewhere = world.visitor()
  await elsewhere.call.accounts.signIn(member)
  return elsewhere
}
const isSignedIn = async (person: Person) => (await person.call.members.me()).member !== null
const change = (member: Person, current_password = member.password) => member.call.accounts.changePassword({ current_password, password })

describe('changing the password', () => {
  test('needs the current one, ends every other session, and renews this one', async () => {
    const member = await world.join()
    const elsewhere = await signedInElsewhere(member)
    const stolen = world.visitor()
    for (const [name, value] of member.cookies) stolen.cookies.set(name, value)

    expect(await refusalOf(change(member, 'not my password'))).toBe(accountProblems.wrongPassword.id)
    expect(await isSignedIn(elsewhere), 'nothing is changed without it').toBe(true)
    expect(await change(member)).toEqual({ token: null })

    expect(await isSignedIn(member)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(stolen), 'the token that was here before lets nobody in').toBe(false)
    expect(await refusalOf(world.visitor().call.accounts.signIn(member))).toBe(accountProblems.incorrectCredentials.id)
    await world.visitor().call.accounts.signIn({ ...member, password })
  })

  test('closes the sockets of all sessions that ended', async () => {
    const member = await world.join()
    const elsewhere = await signedInElsewhere(member)
    await using socket = await openLive(world, elsewhere)
    await change(member)
    expect(await socket.closed).toBe(4001)
  })

  test('is announced to the address by an email that explains what to do', async () => {
    const member = await world.join()
    await change(member)
    const { source } = await world.mailServer.mailTo(member.email)
    expect(headerOf(source, 'Subject')).toBe('Your password for ESG Network was changed')
    expect(textPartOf(source)).toContain('If not, choose “Forgot your password?”')
  })

  test('gives shells a new bearer token', async () => {
    const member = await world.join()
    const headers = { 'content-type': 'application/json', 'x-client-info': 'electron/1.0' }
    const answer = await member.fetch('/api/account/password', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ current_password: member.password, password }),
    })
    const { token } = (await answer.json()) as { token: string }
    expect(answer.headers.getSetCookie()).toEqual([])
    const shell = world.visitor()
    const me = await shell.fetch('/api/session', { headers: { authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ member: { id: member.id } })
  })

  test('refuses weak ones, by the rules of joining', async () => {
    const member = await world.join({ full_name: 'Grace Hopper' })
    const refused = member.call.accounts.changePassword({ current_password: member.password, password: 'GraceHopper1906' })
    expect(await refusalOf(refused)).toBe(accountProblems.personalPassword.id)
    await world.visitor().call.accounts.signIn(member)
  })

  test('also cancels reset links and email changes that someone else may have requested', async () => {
    const member = await world.join()
    await member.call.accounts.requestPasswordReset({ email: member.email })
    const mail = await world.mailServer.mailTo(member.email)
    const link = /http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? ''
    const tokens = Object.fromEntries(new URL(link).searchParams)
    await member.call.accounts.changeEmail({ email: world.visitor().email, current_password: member.password })
    await change(member)
    expect(await member.call.accounts.checkPasswordReset(tokens)).toEqual({ account: null })
    expect(await member.call.accounts.emailChange()).toEqual({ waiting: null })
  })
})

describe('guessing the current password in a stolen session', () => {
  test('is blocked after ten attempts in that session only: signing in and other sessions still work', async () => {
    const member = await world.join()
    const elsewhere = await signedInElsewhere(member)
    for (let n = 0; n < 10; n += 1) expect(await refusalOf(change(member, 'a guess'))).toBe(accountProblems.wrongPassword.id)
    expect(await refusalOf(change(member)), 'whatever is tried').toBe(accountProblems.tooManyWrongPasswords.id)
    const other = member.call.accounts.changeEmail({ email: 'thief@example.org', current_password: member.password })
    expect(await refusalOf(other)).toBe(accountProblems.tooManyWrongPasswords.id)
    await world.visitor().call.accounts.signIn(member)
    await change(elsewhere)
  })

  test('is reset by the correct password', async () => {
    const member = await world.join()
    for (let n = 0; n < 9; n += 1) await refusalOf(change(member, 'mistyped'))
    await member.call.accounts.changeEmail({ email: world.visitor().email, current_password: member.password })
    for (let n = 0; n < 9; n += 1) await refusalOf(change(member, 'mistyped'))
    expect(await change(member)).toEqual({ token: null })
  })
})
