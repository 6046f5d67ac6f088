import { expect, test } from 'vitest'
import { sharedDatabase } from '#testing/databases.ts'
import { openLive } from '#testing/live-client.ts'
import { accept } from '#testing/matching.ts'
import { memberAt } from '#testing/talking-circle.ts'
import { openWorld } from '#testing/world.ts'

test.runIf(process.env['TEST_ENGINE'] === 'postgresql')(
  'members on different nodes who accept each other simultaneously have one connection, and both are notified',
  async () => {
    await using database = await sharedDatabase()
    const databaseUrl = database.settings.DATABASE_URL ?? ''
    await using north = await openWorld({ databaseUrl })
    await using south = await openWorld({ databaseUrl })
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
)
