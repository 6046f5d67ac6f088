import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#platform/server/database/index.ts'

interface HeldLock extends AsyncDisposable {
  release(): Promise<void>
}

/**
 * Takes a lock in a transaction that stays open, so that a test decides where others have to wait. On PostgreSQL only: the embedded
 * database has one session.
 */
export async function holdLock({ pool }: Database, statement: string): Promise<HeldLock> {
  const client = await pool.connect()
  await client.query(`begin; ${statement}`)
  let isHeld = true
  async function release() {
    if (!isHeld) return
    isHeld = false
    try {
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return { release, [Symbol.asyncDispose]: release }
}

/** Resolves when this many statements wait for a lock, or when the work that should wait has ended. */
export async function untilBlocked({ pool }: Database, count: number, work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!hasEnded && ((await pool.query(blocked)).rowCount ?? 0) < count) await pause(5)
}
