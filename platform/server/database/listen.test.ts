import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bothEngines } from '#testing/both-engines.ts'
import type { Database } from './index.ts'

const { engines, stop } = await bothEngines()
afterAll(stop)

describe.each(engines)('on $engine', ({ engine, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const notify = (channel: string, payload: string) => database.pool.query('select pg_notify($1, $2)', [channel, payload])

  async function hearing(channel: string) {
    const heard: string[] = []
    const end = await database.listen(channel, (payload) => heard.push(payload))
    return { heard, end }
  }

  test('notifications are received in order by all listeners of the channel', async () => {
    const one = await hearing('news')
    const other = await hearing('news')
    const elsewhere = await hearing('With "quotes"')
    for (const payload of ['1', '2', 'ü']) await notify('news', payload)
    await notify('With "quotes"', 'here')
    await vi.waitFor(() => expect([one.heard, other.heard, elsewhere.heard]).toEqual([['1', '2', 'ü'], ['1', '2', 'ü'], ['here']]))

    await one.end()
    await notify('news', '4')
    await vi.waitFor(() => expect(other.heard).toContain('4'))
    expect(one.heard).not.toContain('4')
    await Promise.all([other.end(), elsewhere.end()])
  })

  test('a transaction’s notifications arrive on commit, and never after a rollback', async () => {
    const { heard, end } = await hearing('changes')
    await database.transaction(async (tx) => {
      await sql`select pg_notify('changes', 'done')`.execute(tx)
      await pause(50)
      expect(heard).toEqual([])
    })
    await database.transaction((tx) => sql`select pg_notify('changes', 'undone'), 1 / 0`.execute(tx)).catch(() => {})
    await notify('changes', 'last')
    await vi.waitFor(() => expect(heard).toEqual(['done', 'last']))
    await end()
  })

  test('an unsubscribed listener receives nothing, and can subscribe again', async () => {
    const { heard, end } = await hearing('door')
    await end()
    await notify('door', 'missed')
    const again = await hearing('door')
    await notify('door', 'heard')
    await vi.waitFor(() => expect(again.heard).toEqual(['heard']))
    expect(heard).toEqual([])
    await again.end()
  })

  test.runIf(engine === 'postgresql')('after a break the connection is re-established, and listeners are asked to catch up', async () => {
    const heard: string[] = []
    const reconnected = vi.fn<() => void>()
    const end = await database.listen('break', (payload) => heard.push(payload), reconnected)
    for (let breaks = 1; breaks <= 2; breaks++) {
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`)
      await vi.waitFor(() => expect(reconnected).toHaveBeenCalledTimes(breaks), { timeout: 5_000 })
      await notify('break', String(breaks))
      await vi.waitFor(() => expect(heard).toHaveLength(breaks))
    }
    expect(heard).toEqual(['1', '2'])
    await end()
  })
})
