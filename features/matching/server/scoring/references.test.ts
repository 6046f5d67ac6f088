import { beforeAll, expect, test } from 'vitest'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { defaultReferences } from '../../engine/reference.ts'
import { shippedWeights } from '../../engine/weights.ts'
import { rebuildMatching } from '../index.ts'
import { testWorld } from '#testing/test-world.ts'
import { currentMatchmaker, forgetMatchmaker } from './matchmaker.ts'
import { makeReferences } from './references.ts'
import { activateWeights, insertWeights } from './scoring-queries.ts'

const world = testWorld()
let reader: Person
beforeAll(async () => {
  reader = await world.join({ full_name: 'Rita Reader', user_type: 'investor' })
  await reader.call.profiles.save(profileOf(reader))
  await world.settled()
})

test('a small community is compared to the default, and asks for its own once cards are wanted', async () => {
  const { database } = world.services
  expect((await currentMatchmaker(database)).isProvisional).toBe(true)
  await reader.call.matching.cards({ role: 'startup' })
  await world.settled()
  const { isProvisional, references } = await currentMatchmaker(database)
  expect([isProvisional, references]).toEqual([false, defaultReferences])
})

test('a larger one is compared to itself: half of its pairs score half', async () => {
  const { database, files } = world.services
  await fillCommunity(database, files, generateMembers(500, 5, { withAccounts: false }), { passwordHash: 'nobody signs in' })
  await rebuildMatching(database)
  const { references, community } = await currentMatchmaker(database)
  const reference = references['investor+startup']
  expect(reference).toHaveLength(101)
  expect(reference).not.toEqual(defaultReferences['investor+startup'])
  expect(reference).toEqual(reference.toSorted((a, b) => a - b))
  expect(community.startup.members).toBeGreaterThan(200)
  expect(references['mentor+mentor'], 'with too few of them').toEqual(defaultReferences['mentor+mentor'])
  const scores = (await reader.call.matching.cards({ role: 'startup' })).items.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBeGreaterThan(75)
})

test('each night makes a new version, and only the last thirty are kept', async () => {
  const { database } = world.services
  const first = (await makeReferences(database)).version
  for (let night = 0; night < 31; night++)
    await database.kysely
      .insertInto('match_references')
      .columns(['weights_version', 'quantiles', 'community'])
      .expression((from) =>
        from.selectFrom('match_references').select(['weights_version', 'quantiles', 'community']).where('version', '=', first),
      )
      .execute()
  const last = (await makeReferences(database)).version
  const kept = await database.kysely.selectFrom('match_references').select('version').orderBy('version').execute()
  expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 30 }, (_, index) => last - 29 + index))
})

test('weights of another version are used as soon as they are active, and those of the program again without', async () => {
  const { database } = world.services
  await database.transaction(async (tx) => {
    await insertWeights(tx, { ...shippedWeights, version: 'learned-1' }, 1_000)
    expect(await activateWeights(tx, 'learned-1')).toBe(true)
  })
  forgetMatchmaker(database)
  expect((await currentMatchmaker(database)).weights.version).toBe('learned-1')
  await database.transaction((tx) => activateWeights(tx, null))
  forgetMatchmaker(database)
  expect((await currentMatchmaker(database)).weights).toEqual(shippedWeights)
})
