import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { problems } from '#platform/problems.ts'

const world = testWorld()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Signs in to a member's account from another address. */
async function signedInElsewhere({ email, password }: Person, userAgent = firefox): Promise<Person> {
  const elsewhere = world.visitor()
  await elsewhere.fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return elsewhere
}

const sessionsOf = async (person: Person) => (await person.call.accounts.sessions({})).items
const isSignedIn = async (person: Person) => (await person.call.members.me()).member !== null

/** Moves the last use of all of a member's sessions into the past. */
const later = (member: Person, time: string) =>
  sql`update auth.session set last_used_at = last_used_at - ${time}::interval where "userId" = ${member.id}`.execute(
    world.services.database.kysely,
  )

describe('the list of sessions', () => {
  test('shows the device, time and network of each session’s last use, the current one first', async () => {
    const member = await world.join()
    const elsewhere = await signedInElsewhere(member)
    const [here, there, ...others] = await sessionsOf(member)
    expect(here).toMatchObject({ is_current: true, last_used_from: member.address, browser: null })
    expect(there).toMatchObject({
      is_current: false,
      last_used_from: elsewhere.address,
      browser: 'Firefox',
      system: 'Windows',
      kind: 'desktop',
    })
    expect(Date.now() - Date.parse(there?.last_used_at ?? '')).toBeLessThan(60_000)
    expect(others).toEqual([])
  })

  test('is paginated by last use', async () => {
    const member = await world.join()
    for (let n = 0; n < 4; n += 1) {
      await later(member, '1 hour')
      await signedInElsewhere(member)
    }
    const whole = await sessionsOf(member)
    expect(whole.map(({ is_current }) => is_current)).toEqual([true, false, false, false, false])
    const times = whole.slice(1).map(({ last_used_at }) => last_used_at)
    expect(times).toEqual(times.toSorted().toReversed())
    const paged = []
    for (let cursor: string | undefined; paged.length < 5;) {
      const page = await member.call.accounts.sessions({ limit: 2, ...(cursor && { cursor }) })
      paged.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
      if (!cursor) break
    }
    expect(paged).toEqual(whole.map(({ id }) => id))
  })

  test('contains no sessions of other members and no expired ones', async () => {
    const member = await world.join()
    await world.join()
    const elsewhere = await signedInElsewhere(member)
    await sql`update auth.session set "expiresAt" = now() where last_used_from = ${elsewhere.address}`.execute(
      world.services.database.kysely,
    )
    expect(await sessionsOf(member)).toHaveLength(1)
  })
})

describe('the last use of a session', () => {
  const useOf = async (member: Person) => (await sessionsOf(member))[0]
  const from = (member: Person, address: string) =>
    fetch(`${world.url}/api/session`, {
      headers: { 'x-forwarded-for': address, cookie: [...member.cookies].map((each) => each.join('=')).join('; ') },
    })

  test('is recorded once in ten minutes, however many requests there are', async () => {
    const member = await world.join()
    const before = await useOf(member)
    await from(member, '192.0.2.7')
    expect(await useOf(member)).toEqual(before)
    await later(member, '9 minutes')
    await from(member, '192.0.2.7')
    expect((await useOf(member))?.last_used_from).toBe(member.address)
    await later(member, '2 minutes')
    await Promise.all(Array.from({ length: 10 }, () => from(member, '192.0.2.7')))
    expect((await useOf(member))?.last_used_from).toBe('192.0.2.7')
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('from %s is shown as %s', async (address, shown) => {
    const member = await world.join()
    await later(member, '11 minutes')
    await from(member, address)
    const { rows } = await sql<{ place: string }>`
      select last_used_from as place from auth.session where "userId" = ${member.id}`.execute(world.services.database.kysely)
    expect(rows).toEqual([{ place: shown }])
  })
})

describe('ending sessions', () => {
  test('immediately refuses their tokens and closes their sockets; other sessions stay', async () => {
    const member = await world.join()
    const elsewhere = await signedInElsewhere(member)
    const third = await signedInElsewhere(member)
    await using socket = await openLive(world, elsewhere)
    const ended = (await sessionsOf(elsewhere)).find(({ is_current }) => is_current)?.id ?? ''
    await member.call.accounts.endSession({ id: ended })
    expect(await refusalOf(elsewhere.call.profiles.mine())).toBe(problems.signedOut.id)
    expect(await socket.closed).toBe(4001)
    expect([await isSignedIn(member), await isSignedIn(third)]).toEqual([true, true])
    await member.call.accounts.endSession({ id: ended })
  })

  test('can end all except the current one', async () => {
    const member = await world.join()
    const others = [await signedInElsewhere(member), await signedInElsewhere(member)]
    expect(await member.call.accounts.endOtherSessions()).toEqual({ ended: 2 })
    expect(await Promise.all([member, ...others].map(isSignedIn))).toEqual([true, false, false])
    expect(await member.call.accounts.endOtherSessions()).toEqual({ ended: 0 })
  })

  test('only works for one’s own sessions', async () => {
    const member = await world.join()
    const outsider = await world.join()
    const [session] = await sessionsOf(member)
    expect(await outsider.call.accounts.endSession({ id: session?.id ?? '' }), 'as for one that is not there').toEqual({})
    expect(await outsider.call.accounts.endOtherSessions()).toEqual({ ended: 0 })
    expect(await isSignedIn(member)).toBe(true)
  })

  test('notifies the member’s other pages, as does signing in', async () => {
    const member = await world.join()
    await using page = await openLive(world, member)
    const elsewhere = await signedInElsewhere(member)
    expect(await page.event('accounts.changed')).toEqual({ member_id: member.id })
    await elsewhere.call.accounts.signOut()
    expect(await page.event('accounts.changed')).toEqual({ member_id: member.id })
  })
})
