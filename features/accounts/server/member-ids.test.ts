import { expect, test } from 'vitest'
import { testWorld } from '#testing/test-world.ts'
import { freeMemberId } from './member-ids.ts'

const world = testWorld()

test('an id is drawn again while its referral code is taken', async () => {
  const anna = await world.join()
  const likeHers = anna.id.replace(/-.*/, '-0000-4000-8000-000000000000')
  const free = anna.id.replace(/^.{8}/, anna.id.startsWith('0000000') ? '11111111' : '00000000')
  const draws = [anna.id, likeHers, free, crypto.randomUUID()]
  expect(await freeMemberId(world.services.database.kysely, () => draws.shift() ?? '')).toBe(free)
  expect(draws).toHaveLength(1)
})

test('new accounts get the ids drawn this way', async () => {
  const anna = await world.join()
  const { rows } = await world.services.database.pool.query(
    'select u.referral_code from auth."user" a join users u using (id) where a.id = $1',
    [anna.id],
  )
  expect(rows).toEqual([{ referral_code: `ESG${anna.id.slice(0, 8).toUpperCase()}` }])
})
