import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#testing/delete-account.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { investorNamed, sendUpdate, updateOf } from '#testing/updates.ts'
import { updateReportable } from './reportable.ts'

const world = testWorld()
let founder: Person
let receiver: Person
let connected: Person

beforeEach(async () => {
  founder = await memberNamed(world, 'Flora Founder')
  receiver = await investorNamed(world, 'Ines Invests')
  connected = await investorNamed(world, 'Ivo Invests')
  for (const investor of [receiver, connected]) await connect(founder, investor)
})

const setHidden = (id: string, hidden: boolean) =>
  world.services.database.transaction((tx) => updateReportable.setHidden(world.services, tx, id, hidden))

test('an update is found by its founder and its recipients alone, with the words of the last change', async () => {
  const id = await sendUpdate(founder, { title: 'Biokohle in Lund' }, [receiver])
  await world.settled()
  for (const person of [founder, receiver]) expect(await foundBy(person, 'biokohle municipality')).toEqual(['update: Biokohle in Lund'])
  for (const query of ['biokohle', 'biokole']) expect(await toldTo(connected, query)).toBe(nothingTold)
  await founder.call.updates.change({ id, ...updateOf({ title: 'Holzkohle in Lund' }) })
  await world.settled()
  expect(await foundBy(receiver, 'holzkohle')).toEqual(['update: Holzkohle in Lund'])
  expect(await toldTo(receiver, 'biokohle')).toBe(nothingTold)
})

test('it is gone at once when it is hidden or deleted, or the two are hidden from each other', async () => {
  const id = await sendUpdate(founder, { title: 'Ammoniak aus Wind' })
  await world.settled()
  await receiver.call.relations.block({ id: founder.id })
  expect(await toldTo(receiver, 'ammoniak')).toBe(nothingTold)
  expect(await foundBy(connected, 'ammoniak')).toHaveLength(1)
  await setHidden(id, true)
  expect(await toldTo(connected, 'ammoniak')).toBe(nothingTold)
  await world.settled()
  expect(await foundBy(founder, 'ammoniak')).toHaveLength(1)
  await setHidden(id, false)
  await world.settled()
  expect(await foundBy(connected, 'ammoniak')).toHaveLength(1)
  await founder.call.updates.remove({ id })
  for (const person of [founder, connected]) expect(await toldTo(person, 'ammoniak')).toBe(nothingTold)
})

test('nothing is left of the updates of a deleted account', async () => {
  await sendUpdate(founder, { title: 'Perowskit im Feld' })
  await world.settled()
  expect(await foundBy(receiver, 'perowskit')).toHaveLength(1)
  await deleteAccount(world, founder)
  expect(await toldTo(receiver, 'perowskit')).toBe(nothingTold)
  await world.settled()
  const left = await world.services.database.kysely.selectFrom('search_entries').select('id').where('author', '=', founder.id).execute()
  expect(left).toEqual([])
})
