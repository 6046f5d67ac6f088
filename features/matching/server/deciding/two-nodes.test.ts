import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { openLive } from '#testing/live-client.ts'
import { accept } from '#testing/matching.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { memberAt } from '#testing/talking-circle.ts'

test.runIf(process.env['TEST_ENGINE'] === 'postgresql')(
  'members on different nodes who accept each other simultaneously have one connection, and both are notified',
  async () => {
    await using stack = new AsyncDisposableStack()
    const database = stack.use(await sharedDatabase())
    const nodeIn = async (name: string) => {
      const folder = mkdtempSync(join(tmpdir(), `esg-network-${name}-`))
      stack.defer(() => rmSync(folder, { recursive: true, force: true }))
      return stack.use(await startServerProcess({ ...database.settings, DATA_DIR: folder }))
    }
    const [north, south] = await Promise.all([nodeIn('north'), nodeIn('south')])
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await memberAt(north.url), await memberAt(south.url)]
      await using hers = await openLive(north, one)
      await using his = await openLive(south, other)
      const answers = await Promise.all([accept(one, other), accept(other, one)])
      expect(answers.filter(({ connected }) => connected)).toHaveLength(1)
      expect(await hers.event('matching.connected')).toMatchObject({ member: { id: other.id, full_name: other.full_name } })
      expect(await his.event('matching.connected')).toMatchObject({ member: { id: one.id, full_name: one.full_name } })
      expect(await hers.event('relations.connections')).toEqual({ member_id: other.id })
      expect(await his.event('relations.connections')).toEqual({ member_id: one.id })
    }
    const { rows } = await database.look((reader) => reader.pool.query(`select count(*)::int as connections from connections`))
    expect(rows).toEqual([{ connections: 5 }])
  },
  60_000,
)
