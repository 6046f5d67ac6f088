import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emailTokenIn } from '#testing/email-links.ts'
import { openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { accountProblems } from '../problems.ts'

const world = testWorld()

const isConfirmed = async (member: Person) => (await member.call.members.me()).member?.email_confirmed
const linkOf = async (member: Person) => emailTokenIn(await world.mailServer.confirmationTo(member.email))
const follow = (token: string) => world.visitor().call.accounts.followEmailLink({ token })
const mailsTo = ({ email }: Person) => world.mailServer.confirmations.filter(({ to }) => to.includes(email)).length

describe('the address of a new member', () => {
  test('is confirmed by the link sent to it, on any device, and open pages are updated', async () => {
    const member = await world.join()
    await using page = await openLive(world, member)
    expect(await isConfirmed(member)).toBe(false)
    const token = await linkOf(member)
    expect(await world.visitor().call.accounts.checkEmailLink({ token })).toEqual({ email: member.email, effect: 'confirms' })
    expect(await isConfirmed(member), 'a scanner that opens links confirms nothing').toBe(false)
    expect(await follow(token)).toEqual({ email: member.email, effect: 'confirms' })
    expect(await isConfirmed(member)).toBe(true)
    await page.event('accounts.changed')
    expect(await follow(token)).toEqual({ email: member.email, effect: 'confirmed' })
  })

  test('gets an email without anything the member wrote, since anyone can have it sent to anyone', async () => {
    const member = await world.join({ full_name: 'Win a prize at https://evil.example' })
    const { source } = await world.mailServer.confirmationTo(member.email)
    expect(textPartOf(source)).toContain('If you did not join, you can ignore this email.')
    expect(textPartOf(source)).not.toContain('evil')
  })

  test('can be used to join while the mail server is down; the link is sent later', async () => {
    world.mailServer.failing = true
    const refused = world.mailServer.refused
    const member = await world.join()
    await expect.poll(() => world.mailServer.refused, { timeout: 20_000 }).toBeGreaterThan(refused)
    world.mailServer.failing = false
    expect(await follow(await linkOf(member))).toEqual({ email: member.email, effect: 'confirms' })
  })

  test('is sent another link on request, five times an hour', async () => {
    const member = await world.join()
    await world.settled()
    for (let n = 0; n < 5; n += 1) await member.call.accounts.mailConfirmation()
    expect(await refusalOf(member.call.accounts.mailConfirmation())).toBe('problem.tooManyForMinutes')
    await world.settled()
    expect(mailsTo(member), 'of the six the address takes five an hour').toBe(5)
  })

  test('is sent no link once it is confirmed', async () => {
    const member = await world.join()
    await follow(await linkOf(member))
    await member.call.accounts.mailConfirmation()
    await world.settled()
    expect(mailsTo(member)).toBe(1)
  })

  test('can be confirmed for seven days', async () => {
    const member = await world.join()
    const token = await linkOf(member)
    const after = (time: string) =>
      sql`update email_links set expires_at = expires_at - ${time}::interval where user_id = ${member.id}`.execute(
        world.services.database.kysely,
      )
    await after('6 days 23 hours')
    expect((await world.visitor().call.accounts.checkEmailLink({ token })).effect).toBe('confirms')
    await after('1 hour')
    expect(await refusalOf(follow(token))).toBe(accountProblems.expiredEmailLink.id)
  })

  test('is no longer confirmed by its link once the account has another', async () => {
    const member = await world.join()
    const token = await linkOf(member)
    const wanted = world.visitor().email
    await member.call.accounts.changeEmail({ email: wanted, current_password: member.password })
    await follow(emailTokenIn(await world.mailServer.mailTo(wanted)))
    expect(await refusalOf(follow(token))).toBe(accountProblems.invalidEmailLink.id)
    expect((await member.call.members.me()).member).toMatchObject({ email: wanted, email_confirmed: true })
  })

  test('is confirmed by a reset link too', async () => {
    const member = await world.join()
    await member.call.accounts.requestPasswordReset({ email: member.email })
    const link = /http\S+reset-password\?\S+/.exec(textPartOf((await world.mailServer.mailTo(member.email)).source))?.[0] ?? ''
    const tokens = Object.fromEntries(new URL(link).searchParams) as { access_token: string; refresh_token: string }
    await member.call.accounts.checkPasswordReset(tokens)
    expect(await isConfirmed(member)).toBe(false)
    await member.call.accounts.resetPassword({ ...tokens, password: 'a quite new sentence' })
    expect(await isConfirmed(member)).toBe(true)
  })
})

test('an address confirmed before the profile exists is confirmed in the profile', async () => {
  const { kysely } = world.services.database
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(kysely)
  await sql`create trigger refuse before insert on users for each row execute function refuse()`.execute(kysely)
  const visitor = world.visitor()
  await visitor.call.accounts.join(visitor)
  await sql`update auth."user" set "emailVerified" = true where email = ${visitor.email}`.execute(kysely)
  await sql`drop trigger refuse on users`.execute(kysely)
  expect(await isConfirmed(visitor)).toBe(true)
})

test('long-expired links are deleted', async () => {
  const member = await world.join()
  await linkOf(member)
  const { kysely } = world.services.database
  const left = async () => (await kysely.selectFrom('email_links').select('email').where('user_id', '=', member.id).execute()).length
  await sql`update email_links set expires_at = now() - interval '29 days' where user_id = ${member.id}`.execute(kysely)
  await world.runJob('accounts.clearExpired')
  expect(await left(), 'until then one is told that it expired').toBe(1)
  await sql`update email_links set expires_at = now() - interval '31 days' where user_id = ${member.id}`.execute(kysely)
  await world.runJob('accounts.clearExpired')
  expect(await left()).toBe(0)
})
