import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '#testing/test-world.ts'
import { createLog } from '../log.ts'
import { followEndedSessions } from './ended-sessions.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const database = testDatabase()

async function follow(standingSessions: (ids: readonly string[]) => Promise<string[]>, interval: number, held: string[]) {
  const ended: string[] = []
  const following = await followEndedSessions({
    services: { database, log: createLog('silent') },
    standingSessions,
    held: () => new Set(held),
    onEnded: (sessions) => ended.push(...sessions),
    interval,
  })
  return { ended, following }
}

test('polling finds expired sessions; a failed poll ends none', async () => {
  let isAway = true
  const standing = vi.fn<(ids: readonly string[]) => Promise<string[]>>(async (ids) => {
    if (isAway) throw new Error('the database is away')
    return ids.filter((id) => id !== 'ran out')
  })
  const { ended, following } = await follow(standing, 20, ['stands', 'ran out'])
  await vi.waitFor(() => expect(standing).toHaveBeenCalled(), patiently)
  expect(ended).toEqual([])
  isAway = false
  await vi.waitFor(() => expect(ended).toContain('ran out'), patiently)
  expect(ended).not.toContain('stands')
  await following.stop()
})

test('a session that ended while its client was connecting is remembered for a while', async () => {
  const { ended, following } = await follow(async (ids) => [...ids], 10_000, [])
  const session = randomUUID()
  await database.pool.query('select pg_notify($1, $2)', ['sessions_ended', session])
  await vi.waitFor(() => expect(ended).toEqual([session]), patiently)
  expect(following.hasEnded(session)).toBe(true)
  expect(following.hasEnded(randomUUID())).toBe(false)
  await following.stop()
})
