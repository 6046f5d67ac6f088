import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testWorld } from '#testing/test-world.ts'
import { nightlyMaintenance } from '#platform/server/maintenance.ts'

const world = testWorld()

test('old events are deleted once all reactions have processed them, and not before', async () => {
  const { kysely } = world.services.database
  await world.join()
  await world.settled()
  await sql`update domain_events set created_at = now() - interval '31 days' where type = 'profile.changed'`.execute(kysely)
  await nightlyMaintenance(world.services).run({})
  const types = await kysely.selectFrom('domain_events').select('type').orderBy('type').execute()
  expect(types).toEqual([{ type: 'account.used' }, { type: 'member.joined' }])

  await sql`update reaction_positions set retry_at = now() + interval '1 hour' where reaction = 'directory.keepEntries'`.execute(kysely)
  await world.join()
  await world.settled()
  await sql`update domain_events set created_at = now() - interval '31 days'`.execute(kysely)
  await nightlyMaintenance(world.services).run({})
  expect(await kysely.selectFrom('domain_events').select('type').execute()).toEqual([{ type: 'profile.changed' }])
})

test('expired sessions are deleted, others stay', async () => {
  const { kysely } = world.services.database
  const member = await world.join()
  const gone = await world.join()
  await sql`update auth.session set "expiresAt" = now() - interval '1 hour' where "userId" = ${gone.id}`.execute(kysely)
  await world.runJob('accounts.clearExpired')
  const left = await kysely.selectFrom('auth.session').select('userId').where('userId', 'in', [member.id, gone.id]).execute()
  expect(left).toEqual([{ userId: member.id }])
})
