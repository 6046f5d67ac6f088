import { expect, test } from 'vitest'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, accept, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { rebuildMatching } from './index.ts'

const world = testWorld()

async function member(details: Parameters<typeof world.join>[0], fields: Partial<ProfileInput>): Promise<Person> {
  const person = await world.join(details)
  await person.call.profiles.save(profileOf(person, fields))
  return person
}

test('a founder finds an investor, changes her mind twice, and is found in return', async () => {
  const heat: Partial<ProfileInput> = { country: 'DE', sdgs: [7], bio: 'Heat storage in volcanic rock.' }
  const fia = await member({ full_name: 'Fia Founder' }, { ...heat, funding_stage: 'seed', raising_amount: 100_000_000 })
  const ina = await member({ full_name: 'Ina Investor', user_type: 'investor' }, { ...heat, investor_preferences: { stages: ['seed'] } })
  const otto = await member({ full_name: 'Otto Other', user_type: 'investor' }, { investor_preferences: { stages: ['seed'] } })
  await member({ full_name: 'Lea Late', user_type: 'investor' }, { investor_preferences: { stages: ['series-c'] } })
  await world.settled()
  await rebuildMatching(world.services.database)

  const deck = (await fia.call.matching.cards({ role: 'investor' })).items
  expect(deck.map((card) => card.full_name)).toEqual(['Ina Investor', 'Otto Other'])
  expect(deck[0]?.reasons.length).toBeGreaterThan(0)
  expect((await fia.call.matching.card({ id: ina.id })).score).toBe(deck[0]?.score)

  await reject(fia, otto)
  await fia.call.matching.bookmark({ id: otto.id })
  await accept(fia, ina, 'We store heat.')
  await fia.call.matching.undo({ id: ina.id })
  expect((await fia.call.matching.card({ id: ina.id })).standing).toBe('none')
  await accept(fia, ina, 'We store heat for a year.')
  expect((await fia.call.matching.recent()).items.map((decision) => decision.member.full_name)).toEqual(['Ina Investor', 'Otto Other'])
  await aMinutePasses(world)
  expect((await fia.call.matching.bookmarks({})).items.map((bookmark) => bookmark.member.full_name)).toEqual(['Otto Other'])

  await world.settled()
  expect((await ina.call.matching.interests({})).items).toMatchObject([{ member: { id: fia.id }, note: 'We store heat for a year.' }])
  expect((await ina.call.notifications.list({})).items).toContainEqual(expect.objectContaining({ type: 'matches', read: false }))
  expect((await ina.call.matching.cards({ role: 'startup' })).items[0]).toMatchObject({ id: fia.id, standing: 'interested' })

  await using hers = await openLive(world, fia)
  expect(await accept(ina, fia)).toEqual({ connected: true, undo_until: null })
  await hers.event('matching.connected')
  expect(await ina.call.matching.counts()).toEqual({ interests: 0, connections: 1, bookmarks: 0 })
  expect((await fia.call.relations.connections({})).items.map((connection) => connection.full_name)).toEqual(['Ina Investor'])
  expect((await fia.call.matching.cards({ role: 'investor' })).items).toEqual([])
})
