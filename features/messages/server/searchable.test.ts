import { beforeEach, expect, test } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { deleteAccount } from '#testing/delete-account.ts'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { messagePath } from '../paths.ts'

const world = testWorld()
let ada: Person
let ben: Person
let outsider: Person

beforeEach(async () => {
  ada = await memberNamed(world, 'Ada Asks')
  ben = await memberNamed(world, 'Ben Answers')
  outsider = await memberNamed(world, 'Otto Outside')
})

test('messages are found by the two who wrote to each other, and lead to their place in the conversation', async () => {
  await say(ada, ben, 'Good morning!')
  await say(ben, ada, 'Wasserräder are for sale.')
  await world.settled()
  for (const [person, other] of [[ada, ben] as const, [ben, ada] as const]) {
    const { items } = await person.call.search.find({ query: 'wasserrad' })
    expect(items).toMatchObject([
      { kind: 'message', href: messagePath(other.id, 2), note: expect.stringMatching(other === ada ? 'Ada' : 'Ben') },
    ])
  }
  expect(await foundBy(ada, 'wasserrader', { from: ben.id })).toHaveLength(1)
  expect(await foundBy(ada, 'wasserrader', { from: ada.id })).toEqual([])
  for (const query of ['wasserrader', 'wasserradr']) expect(await toldTo(outsider, query)).toBe(nothingTold)
})

test('an unsent message is gone at once, and so are all between members of whom one blocked the other', async () => {
  const { id } = await say(ada, ben, 'Quecksilber by mistake')
  await say(ada, ben, 'Molybdän on purpose')
  await world.settled()
  expect(await foundBy(ben, 'quecksilber')).toHaveLength(1)
  await ada.call.messages.unsend({ id })
  for (const person of [ada, ben]) expect(await toldTo(person, 'quecksilber')).toBe(nothingTold)
  await ben.call.relations.block({ id: ada.id })
  for (const person of [ada, ben]) expect(await toldTo(person, 'molybdan')).toBe(nothingTold)
  await ben.call.relations.unblock({ id: ada.id })
  for (const person of [ada, ben]) expect(await foundBy(person, 'molybdan')).toHaveLength(1)
})

test('what others wrote stays with those they wrote to, like the conversation, until nobody is left in it', async () => {
  await say(ada, ben, 'Lapislazuli for you')
  await world.settled()
  await world.services.database.transaction((tx) => suspend(tx, ada.id, { ends_at: null, reason: 'Spam.' }))
  expect(await foundBy(ben, 'lapislazuli', { from: ada.id })).toHaveLength(1)
  await say(ben, outsider, 'Lapislazuli for you, too')
  await world.settled()
  expect(await foundBy(outsider, 'lapislazuli')).toHaveLength(1)
  await deleteAccount(world, ben)
  await world.settled()
  expect(await foundBy(outsider, 'lapislazuli')).toHaveLength(1)
  expect((await outsider.call.search.find({ query: 'lapislazuli' })).items[0]).toMatchObject({ note: '' })
  const entries = world.services.database.kysely.selectFrom('search_entries').select('author').where('kind', '=', 'message')
  expect(await entries.where('author', '=', ben.id).execute()).toEqual([])
  await deleteAccount(world, outsider)
  await world.settled()
  const { rows } = await world.services.database.pool.query(`select id from search_entries where own_terms @@ 'too & lapislazuli'`)
  expect(rows).toEqual([])
})
