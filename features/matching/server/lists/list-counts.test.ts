import { expect, test } from 'vitest'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

const joinAll = (names: readonly string[]): Promise<Person[]> => Promise.all(names.map((full_name) => world.join({ full_name })))

test('each list is counted as its member sees it', async () => {
  const [ada, interested, answered, hasty, withdrawn, connected, alsoConnected, blocked] = (await joinAll([
    'Ada',
    'Interested',
    'Answered',
    'Hasty',
    'Withdrawn',
    'Connected',
    'Also connected',
    'Blocked',
  ])) as [Person, Person, Person, Person, Person, Person, Person, Person]
  const counts = () => ada.call.matching.counts()
  expect(await counts()).toEqual({ interests: 0, connections: 0, bookmarks: 0 })

  for (const each of [interested, answered, withdrawn, blocked]) await accept(each, ada)
  await aMinutePasses(world)
  expect(await counts()).toEqual({ interests: 4, connections: 0, bookmarks: 0 })
  await reject(ada, answered)
  await reject(withdrawn, ada)
  await accept(hasty, ada)
  expect(await counts(), "decisions that can be undone don't count, nor do answered ones").toMatchObject({ interests: 2 })

  // On either side of the pair, depending on the smaller id.
  await connect(ada, connected)
  await connect(alsoConnected, ada)
  for (const each of [interested, connected, blocked]) await ada.call.matching.bookmark({ id: each.id })
  expect(await counts()).toEqual({ interests: 2, connections: 2, bookmarks: 3 })

  await ada.call.relations.block({ id: blocked.id })
  expect(await counts(), "hidden members don't count").toEqual({ interests: 1, connections: 2, bookmarks: 2 })
  await connected.call.relations.block({ id: ada.id })
  expect(await counts()).toEqual({ interests: 1, connections: 1, bookmarks: 1 })
  await alsoConnected.call.relations.disconnect({ id: ada.id })
  expect(await counts()).toEqual({ interests: 1, connections: 0, bookmarks: 1 })
})
