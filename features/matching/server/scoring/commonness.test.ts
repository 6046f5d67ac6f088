import { beforeAll, describe, expect, test } from 'vitest'
import { accountMembers } from '#demo/accounts.ts'
import { fillCommunity } from '#demo/fill.ts'
import { generateMembers } from '#demo/members.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import type { MatchCard } from '../../contract.ts'
import { defaultCommunity } from '../../engine/commonness.ts'
import { shippedWeights } from '../../engine/weights.ts'
import { rebuildMatching } from '../index.ts'
import { countCommonness } from './commonness.ts'
import { currentMatchmaker, invalidateMatchmaker } from './matchmaker.ts'
import { activateWeights, insertCommunity, insertWeights } from './scoring-queries.ts'

const world = testWorld()
let reader: Person
beforeAll(async () => {
  reader = await world.join({ full_name: 'Rita Reader', user_type: 'investor' })
  await reader.call.profiles.save(profileOf(reader))
  await world.settled()
})

test('a small community uses the default rates, and is counted once cards are requested', async () => {
  const { database } = world.services
  expect((await currentMatchmaker(database)).isProvisional).toBe(true)
  await reader.call.matching.cards({ role: 'startup' })
  await world.settled()
  const { isProvisional, community } = await currentMatchmaker(database)
  expect([isProvisional, community]).toEqual([false, defaultCommunity])
})

describe('in a community of 200', () => {
  let people: Person[]
  beforeAll(async () => {
    const { database, files } = world.services
    await fillCommunity(database, files, generateMembers(200, 5, { withAccounts: false }), { passwordHash: 'nobody signs in' })
    people = []
    for (const { profile } of accountMembers(new Date())) {
      const person = await world.join({ full_name: `${profile.first_name} ${profile.last_name}`, user_type: profile.user_type })
      await person.call.profiles.save(profile)
      people.push(person)
    }
    await world.settled()
    await rebuildMatching(database)
  })

  test('the rates of values are counted', async () => {
    const { community } = await currentMatchmaker(world.services.database)
    expect(community.startup.members).toBeGreaterThan(75)
    expect(community.startup.goals[13]).toBeGreaterThan(0)
    expect(community.mentor).not.toEqual(defaultCommunity.mentor)
  })

  test('every score has parts and reasons, and an unmet criterion keeps it below 75', async () => {
    const cards = (
      await Promise.all(people.flatMap((person) => memberGroups.map(async (role) => (await person.call.matching.cards({ role })).items)))
    ).flatMap((some) => some.flatMap((card) => (card.score === null ? [] : [{ ...card, score: card.score }])))
    expect(cards.length).toBeGreaterThan(60)
    const isAgainst = ({ reasons }: Pick<MatchCard, 'reasons'>) => reasons.some(({ fits }) => !fits)
    expect(cards.filter((card) => isAgainst(card) && card.score >= 75)).toEqual([])
    expect(cards.filter(({ score, reasons }) => score >= 40 && reasons.length === 0)).toEqual([])
    const sumOf = ({ parts }: Pick<MatchCard, 'parts'>) => parts.reduce((sum, { points }) => sum + points, 0)
    const fitting = cards.filter((card) => !isAgainst(card))
    expect(fitting.map(({ score }) => score)).toEqual(fitting.map((card) => Math.min(99, sumOf(card))))
  })
})

test('each night creates a new version, and only the last thirty are stored', async () => {
  const { database } = world.services
  for (let night = 0; night < 31; night++) await insertCommunity(database.kysely, defaultCommunity)
  const last = await countCommonness(database)
  const kept = await database.kysely.selectFrom('match_commonness').select('version').orderBy('version').execute()
  expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 30 }, (_, index) => last - 29 + index))
})

test('weights of another version are used once active, and the default ones again without', async () => {
  const { database } = world.services
  await database.transaction(async (tx) => {
    await insertWeights(tx, { ...shippedWeights, version: 'learned-1' }, 1_000)
    expect(await activateWeights(tx, 'learned-1')).toBe(true)
  })
  invalidateMatchmaker(database)
  expect((await currentMatchmaker(database)).weights.version).toBe('learned-1')
  await database.transaction((tx) => activateWeights(tx, null))
  invalidateMatchmaker(database)
  expect((await currentMatchmaker(database)).weights).toEqual(shippedWeights)
})
