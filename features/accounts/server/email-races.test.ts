import { expect, test } from 'vitest'
import { emailTokenIn } from '#testing/email-links.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

async function linkTo(email: string, member: Person): Promise<string> {
  await member.call.accounts.changeEmail({ email, current_password: member.password })
  return emailTokenIn(await world.mailServer.mailTo(email))
}

const follow = (token: string) => refusalOf(world.visitor().call.accounts.followEmailLink({ token }))
/** The emails to a member's previous address about its change. */
async function noticesTo(member: Person) {
  await world.settled()
  return world.mailServer.received.filter(({ to, source }) => to.includes(member.email) && source.includes('was changed'))
}
const emailOf = async (member: Person) => (await member.call.members.me()).member?.email

test('only one of several accounts that claim an address concurrently gets it', async () => {
  for (let round = 0; round < 2; round += 1) {
    const late = world.visitor()
    const [one, other] = [await world.join(), await world.join()]
    const links = [await linkTo(late.email, one), await linkTo(late.email, other)]
    const joining = refusalOf(late.call.accounts.join(late))
    const outcomes = await Promise.all([...links.map(follow), joining])
    expect(outcomes.filter((outcome) => outcome === 'was not refused')).toHaveLength(1)
    expect(outcomes.every((outcome) => /was not refused|emailTakenMeanwhile|emailTaken$/.test(outcome))).toBe(true)
    const have = [await emailOf(one), await emailOf(other)].filter((email) => email === late.email)
    expect(have).toHaveLength(outcomes[2] === 'was not refused' ? 0 : 1)
  }
})

test('a link followed twice concurrently takes effect once', async () => {
  const member = await world.join()
  const wanted = world.visitor().email
  const token = await linkTo(wanted, member)
  expect(await Promise.all([follow(token), follow(token), follow(token)])).toEqual(Array(3).fill('was not refused'))
  expect(await noticesTo(member)).toHaveLength(1)
})

// The embedded database has a single session, in which transactions never overlap.
test.runIf(process.env['TEST_ENGINE'] === 'postgresql')('a change that is made just before it is cancelled is announced', async () => {
  const { database } = world.services
  const member = await world.join()
  const token = await linkTo(world.visitor().email, member)
  await using link = await holdLock(database, `select from email_links where user_id = '${member.id}' for update`)
  const following = follow(token)
  await untilBlocked(database, 1, following)
  const cancelling = refusalOf(member.call.accounts.cancelEmailChange())
  await untilBlocked(database, 2, cancelling)
  await link.release()
  expect(await Promise.all([following, cancelling])).toEqual(['was not refused', 'was not refused'])
  expect(await noticesTo(member)).toHaveLength(1)
})

test('a pending email change does not survive a password change', async () => {
  for (let round = 0; round < 3; round += 1) {
    const member = await world.join()
    const thief = world.visitor()
    await thief.call.accounts.signIn(member)
    const [wish] = await Promise.all([
      refusalOf(thief.call.accounts.changeEmail({ email: world.visitor().email, current_password: member.password })),
      member.call.accounts.changePassword({ current_password: member.password, password: 'a quite new sentence' }),
    ])
    expect(wish).toMatch(/was not refused|wrongPassword|signedOut/)
    expect(await member.call.accounts.emailChange()).toEqual({ waiting: null })
  }
})

test('a reset, a password change and an email change do not deadlock', async () => {
  for (let round = 0; round < 2; round += 1) {
    const member = await world.join()
    const token = await linkTo(world.visitor().email, member)
    const outcomes = await Promise.all([
      follow(token),
      refusalOf(member.call.accounts.changePassword({ current_password: member.password, password: 'a quite new sentence' })),
      refusalOf(member.call.accounts.requestPasswordReset({ email: member.email })),
    ])
    expect(outcomes.join()).not.toContain('problem.unexpected')
    expect(outcomes[1]).toBe('was not refused')
  }
})
