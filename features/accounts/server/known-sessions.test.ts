import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { changeRole, setLeaving, suspend } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type KnownSessions, knownSessions } from './known-sessions.ts'

const world = testWorld()

/** A lifetime so long that entries do not expire in these tests. */
let known: KnownSessions
beforeAll(async () => {
  known = await knownSessions(world.services.database, 60 * 60_000)
})
afterAll(() => known.stop())

const tokenOf = ({ cookies }: Person) => {
  const headers = { cookie: [...cookies].map((each) => each.join('=')).join('; ') }
  return world.server.accounts.tokenOf(headers) ?? ''
}
const change = (run: (tx: Tx) => Promise<unknown>) => world.services.database.transaction(run)
/** Ends a session without a database notification. */
const endSilently = ({ id }: Person) =>
  change(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await tx.deleteFrom('auth.session').where('userId', '=', id).execute()
  })

test('a session is looked up once for concurrent requests, and again after its lifetime', async () => {
  const member = await world.join()
  const short = await knownSessions(world.services.database, 100)
  const both = await Promise.all([short.find(tokenOf(member)), short.find(tokenOf(member))])
  expect(both[0]).toMatchObject({ userId: member.id })
  expect(both[1], 'the very same').toBe(both[0])
  await endSilently(member)
  await vi.waitFor(async () => expect(await short.find(tokenOf(member))).toBeUndefined())
  await short.stop()
})

describe('a cached session is dropped before its lifetime as soon as', () => {
  const changes: Record<string, { change: (tx: Tx, member: Person) => Promise<unknown>; now: object | null }> = {
    'the session ends': { change: (tx, { id }) => tx.deleteFrom('auth.session').where('userId', '=', id).execute(), now: null },
    'it expires': {
      change: (tx, { id }) => tx.updateTable('auth.session').set({ expiresAt: new Date() }).where('userId', '=', id).execute(),
      now: null,
    },
    'its member becomes an operator': {
      change: (tx, { id }) => changeRole(tx, id, 'admin'),
      now: expect.objectContaining({ role: 'admin' }) as object,
    },
    'its member becomes another kind of member': {
      change: (tx, { id }) => tx.updateTable('users').set({ user_type: 'mentor' }).where('id', '=', id).execute(),
      now: expect.objectContaining({ user_type: 'mentor' }) as object,
    },
    'its member is leaving': {
      change: (tx, { id }) => setLeaving(tx, id, new Date(Date.now() + 1e9)),
      now: expect.objectContaining({ is_leaving: true }) as object,
    },
    'its member is suspended': { change: (tx, { id }) => suspend(tx, id, { ends_at: null, reason: 'Spam.' }), now: null },
    'its account is deleted': {
      change: (tx, { id }) => tx.deleteFrom('auth.user').where('id', '=', id).execute(),
      now: null,
    },
  }

  test.each(Object.entries(changes))('%s', async (_name, { change: changing, now }) => {
    const member = await world.join()
    // Joining changes the member, too, of which every node is told a moment later.
    await vi.waitFor(async () => expect(await known.find(tokenOf(member))).toBe(await known.find(tokenOf(member))))
    await change((tx) => changing(tx, member))
    await vi.waitFor(async () => {
      const found = (await known.find(tokenOf(member))) ?? null
      expect(found).toEqual(now)
    })
  })
})

test('a session whose lookup was running while the cache was cleared is not cached', async () => {
  const member = await world.join()
  const asked = known.find(tokenOf(member))
  known.forget()
  expect(await asked).toBeDefined()
  await endSilently(member)
  expect(await known.find(tokenOf(member))).toBeUndefined()
})

test('a session that is missing or due for an update is not cached', async () => {
  const member = await world.join()
  const token = tokenOf(member)
  expect(await known.find('made up')).toBeUndefined()
  const { kysely } = world.services.database
  await sql`update auth.session set last_used_at = now() - interval '1 hour' where "userId" = ${member.id}`.execute(kysely)
  expect(await known.find(token)).toMatchObject({ is_use_due: true })
  await sql`update auth.session set last_used_at = now() where "userId" = ${member.id}`.execute(kysely)
  expect(await known.find(token)).toMatchObject({ is_use_due: false })
})

test('a failed lookup is not cached', async () => {
  const member = await world.join()
  const { database } = world.services
  await sql`alter table auth.session rename to sessions_away`.execute(database.kysely)
  try {
    await expect(known.find(tokenOf(member))).rejects.toThrow('does not exist')
  } finally {
    await sql`alter table auth.sessions_away rename to session`.execute(database.kysely)
  }
  expect(await known.find(tokenOf(member))).toMatchObject({ userId: member.id })
})

test('a request after a change of permissions uses no older cached session', async () => {
  const member = await world.join()
  const elsewhere = world.visitor()
  await elsewhere.call.accounts.signIn(member)
  const isSignedIn = async (person: Person) => (await person.call.members.me()).member !== null
  for (let time = 0; time < 2; time += 1) {
    expect([await isSignedIn(member), await isSignedIn(elsewhere)]).toEqual([true, true])
    await member.call.accounts.endOtherSessions()
    expect([await isSignedIn(member), await isSignedIn(elsewhere)]).toEqual([true, false])
    await elsewhere.call.accounts.signIn(member)
  }
})
