import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emailTokenIn } from '#testing/email-links.ts'
import { openLive } from '#testing/live-client.ts'
import { headerOf, htmlPartOf, textPartOf } from '#testing/mail-server.ts'
import { refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { accountProblems } from '../problems.ts'

const world = testWorld({ environment: { CONTACT_EMAIL: 'help@community.example' } })

const freshAddress = () => world.visitor().email
const ask = (member: Person, email: string) => member.call.accounts.changeEmail({ email, current_password: member.password })
const follow = (token: string) => world.visitor().call.accounts.followEmailLink({ token })
const check = (token: string) => world.visitor().call.accounts.checkEmailLink({ token })
const signIn = (email: string, { password }: Person) => world.visitor().call.accounts.signIn({ email, password })

/** Requests an email change and takes the link from the email. */
async function linkTo(email: string, member: Person): Promise<string> {
  await ask(member, email)
  return emailTokenIn(await world.mailServer.mailTo(email))
}

describe('changing the address', () => {
  test('takes effect when the link is followed, everywhere the address is shown', async () => {
    const member = await world.join()
    await member.call.profiles.save(profileOf(member))
    const wanted = freshAddress()
    await ask(member, wanted.toUpperCase())
    const { source } = await world.mailServer.mailTo(wanted)
    expect((await member.call.accounts.emailChange()).waiting?.email).toBe(wanted)
    expect((await member.call.members.me()).member?.email).toBe(member.email)
    await signIn(member.email, member)
    expect(await refusalOf(signIn(wanted, member))).toBe(accountProblems.incorrectCredentials.id)

    const link = emailTokenIn({ source })
    expect(await check(link), 'looking changes nothing').toEqual({ email: wanted, effect: 'changes' })
    expect(await follow(link)).toEqual({ email: wanted, effect: 'changes' })
    expect((await member.call.members.me()).member).toMatchObject({ email: wanted, email_confirmed: true })
    expect((await member.call.profiles.mine()).email).toBe(wanted)
    expect(await member.call.accounts.emailChange()).toEqual({ waiting: null })
    await signIn(wanted, member)
    expect(await refusalOf(signIn(member.email, member))).toBe(accountProblems.incorrectCredentials.id)
    await member.call.profiles.save(profileOf(member))
    await member.call.accounts.requestPasswordReset({ email: wanted.toUpperCase() })
    expect(headerOf((await world.mailServer.mailTo(wanted)).source, 'Subject')).toContain('new password')

    expect(await follow(link), 'following it again changes nothing more').toEqual({ email: wanted, effect: 'confirmed' })
  })

  test('needs the password and a different address', async () => {
    const member = await world.join()
    const wrong = member.call.accounts.changeEmail({ email: freshAddress(), current_password: 'not mine' })
    expect(await refusalOf(wrong)).toBe(accountProblems.wrongPassword.id)
    expect(await refusalOf(ask(member, member.email.toUpperCase()))).toBe(accountProblems.sameEmail.id)
    expect(await member.call.accounts.emailChange()).toEqual({ waiting: null })
  })

  test('is announced to the previous address when requested and when made', async () => {
    const member = await world.join()
    const wanted = freshAddress()
    await ask(member, wanted)
    const asked = textPartOf((await world.mailServer.mailTo(member.email)).source)
    expect(asked).toContain('If this was not you, someone knows your password.')
    expect(asked, 'a mistyped address before belongs to somebody else').not.toContain(wanted)
    expect(asked).toContain('p…@example.org')
    await follow(emailTokenIn(await world.mailServer.mailTo(wanted)))
    const { source } = await world.mailServer.mailTo(member.email)
    expect(textPartOf(source)).toContain('immediately: help@community.example')
    expect(htmlPartOf(source)).toContain('p…@example.org')
  })

  test('updates the member’s open pages', async () => {
    const member = await world.join()
    await using page = await openLive(world, member)
    const token = await linkTo(freshAddress(), member)
    expect(await page.event('accounts.changed')).toEqual({ member_id: member.id })
    await follow(token)
    expect(await page.event('accounts.emailChanged')).toEqual({ member_id: member.id })
  })

  test('keeps the device known under the new address', async () => {
    const member = await world.join()
    const wanted = freshAddress()
    const before = member.cookies.get('esg.device')
    await member.call.accounts.followEmailLink({ token: await linkTo(wanted, member) })
    expect(member.cookies.get('esg.device')).not.toBe(before)
    const stranger = world.visitor()
    await stranger.call.accounts.followEmailLink({ token: await linkTo(freshAddress(), member) })
    expect(stranger.cookies.size, 'whoever opens the link elsewhere is given nothing').toBe(0)
  })

  test('can be cancelled, which disables its link', async () => {
    const member = await world.join()
    const token = await linkTo(freshAddress(), member)
    await member.call.accounts.cancelEmailChange()
    await member.call.accounts.cancelEmailChange()
    expect(await refusalOf(follow(token))).toBe(accountProblems.invalidEmailLink.id)
    expect(await refusalOf(member.call.accounts.remailEmailChange())).toBe(accountProblems.noEmailChange.id)
    expect((await member.call.members.me()).member?.email).toBe(member.email)
  })

  test('is replaced by a later one', async () => {
    const member = await world.join()
    const first = await linkTo(freshAddress(), member)
    const wanted = freshAddress()
    const second = await linkTo(wanted, member)
    expect(await refusalOf(check(first))).toBe(accountProblems.invalidEmailLink.id)
    expect((await follow(second)).email).toBe(wanted)
    expect(await refusalOf(follow(first))).toBe(accountProblems.invalidEmailLink.id)
  })

  test('can be sent again, and any of the links works', async () => {
    const member = await world.join()
    const wanted = freshAddress()
    const first = await linkTo(wanted, member)
    await member.call.accounts.remailEmailChange()
    const second = emailTokenIn(await world.mailServer.mailTo(wanted))
    expect(second).not.toBe(first)
    expect(await follow(first)).toEqual({ email: wanted, effect: 'changes' })
    expect(await follow(second)).toEqual({ email: wanted, effect: 'confirmed' })
  })

  test('expires after a day', async () => {
    const member = await world.join()
    const token = await linkTo(freshAddress(), member)
    const after = (time: string) =>
      Promise.all(
        ['email_changes', 'email_links'].map((table) =>
          sql`update ${sql.table(table)} set expires_at = expires_at - ${time}::interval where user_id = ${member.id}`.execute(
            world.services.database.kysely,
          ),
        ),
      )
    await after('23 hours 50 minutes')
    expect((await check(token)).effect).toBe('changes')
    await after('10 minutes')
    expect(await refusalOf(follow(token))).toBe(accountProblems.expiredEmailLink.id)
    expect(await member.call.accounts.emailChange()).toEqual({ waiting: null })
  })

  test('ignores links that are forged, truncated or someone else’s', async () => {
    const member = await world.join()
    const token = await linkTo(freshAddress(), member)
    for (const wrong of ['', token.slice(1), `${token}x`, 'none']) {
      expect(await refusalOf(follow(wrong))).toBe(accountProblems.invalidEmailLink.id)
    }
  })

  test('invalidates reset links sent to the previous address', async () => {
    const member = await world.join()
    await member.call.accounts.requestPasswordReset({ email: member.email })
    const reset = /http\S+reset-password\?\S+/.exec(textPartOf((await world.mailServer.mailTo(member.email)).source))?.[0] ?? ''
    const tokens = Object.fromEntries(new URL(reset).searchParams)
    expect((await member.call.accounts.checkPasswordReset(tokens)).account).not.toBeNull()
    await follow(await linkTo(freshAddress(), member))
    expect(await member.call.accounts.checkPasswordReset(tokens)).toEqual({ account: null })
  })
})

describe('an address that is taken', () => {
  test('gets the same response as any other; only its owner is notified', async () => {
    const member = await world.join()
    const owner = await world.join()
    const free = await ask(member, freshAddress())
    const taken = await ask(member, owner.email)
    expect(Object.keys(taken.waiting)).toEqual(Object.keys(free.waiting))
    expect(taken.waiting.email).toBe(owner.email)
    await member.call.accounts.remailEmailChange()
    expect((await member.call.accounts.emailChange()).waiting?.email).toBe(owner.email)

    const { source } = await world.mailServer.mailTo(owner.email)
    expect(textPartOf(source)).toContain('It already belongs to your account')
    expect(emailTokenIn({ source })).toBe('no link')
  })

  test('stays with its owner if it was taken after the link was sent', async () => {
    const member = await world.join()
    const late = world.visitor()
    const token = await linkTo(late.email, member)
    await late.call.accounts.join(late)
    expect(await refusalOf(follow(token))).toBe(accountProblems.emailTakenMeanwhile.id)
    expect((await member.call.members.me()).member?.email).toBe(member.email)
    await late.call.accounts.signIn(late)
  })
})

test('a mailbox cannot be flooded', async () => {
  const victim = freshAddress()
  const members = await Promise.all([1, 2].map(() => world.join()))
  for (const member of members) {
    for (let n = 0; n < 5; n += 1) await ask(member, victim)
    expect(await refusalOf(ask(member, victim))).toBe('problem.tooManyForMinutes')
    expect(await refusalOf(member.call.accounts.remailEmailChange())).toBe('problem.tooManyForMinutes')
  }
  await world.settled()
  expect(world.mailServer.received.filter(({ to }) => to.includes(victim)).length).toBeLessThanOrEqual(5)
})
