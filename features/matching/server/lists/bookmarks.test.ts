import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await world.join({ full_name: 'Ada' })
  ben = await world.join({ full_name: 'Ben' })
})

const bookmarked = async (person: Person) => (await person.call.matching.bookmarks({})).items.map(({ member }) => member.full_name)

test('a bookmark is visible only to its member, published to their other devices, and can be removed', async () => {
  await using hers = await openLive(world, ada)
  await using his = await openLive(world, ben)
  await ada.call.matching.bookmark({ id: ben.id })
  await ada.call.matching.bookmark({ id: ben.id.toUpperCase() })
  expect([await bookmarked(ada), await bookmarked(ben)]).toEqual([['Ben'], []])
  expect((await ada.call.matching.card({ id: ben.id })).bookmarked).toBe(true)
  expect((await ben.call.matching.card({ id: ada.id })).bookmarked).toBe(false)
  await ada.call.matching.unbookmark({ id: ben.id })
  await ada.call.matching.unbookmark({ id: ben.id })
  expect(await bookmarked(ada)).toEqual([])
  expect(await hers.settled('matching.changed')).toHaveLength(2)
  expect(await his.settled('matching.changed')).toEqual([])
})

test('bookmarking oneself, an unknown or a hidden member is refused; a block hides existing bookmarks', async () => {
  await ada.call.matching.bookmark({ id: ben.id })
  await ben.call.relations.block({ id: ada.id })
  expect(await bookmarked(ada)).toEqual([])
  for (const id of [ada.id, '00000000-0000-4000-8000-000000000000', ben.id]) {
    expect(await refusalOf(ada.call.matching.bookmark({ id }))).toBe('problem.notFound')
  }
  await ben.call.relations.unblock({ id: ada.id })
  expect(await bookmarked(ada)).toEqual(['Ben'])
  await sql`delete from auth."user" where id = ${ben.id}`.execute(world.services.database.kysely)
  expect(await bookmarked(ada)).toEqual([])
})

test('the list shows the standing with each member, newest first, page by page', async () => {
  const names = ['None', 'Passed', 'Waiting', 'Interested', 'Not settled', 'Connected'] as const
  const others = new Map<string, Person>()
  for (const full_name of names) others.set(full_name, await world.join({ full_name }))
  const other = (name: (typeof names)[number]) => others.get(name) as Person
  for (const each of others.values()) await ada.call.matching.bookmark({ id: each.id })
  await reject(ada, other('Passed'))
  await accept(ada, other('Waiting'))
  await accept(other('Interested'), ada)
  await connect(ada, other('Connected'))
  await aMinutePasses(world)
  await accept(other('Not settled'), ada)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ada.call.matching.bookmarks({ limit: 4, cursor })
    seen.push(...page.items.map(({ member, standing }) => `${member.full_name}: ${standing}`))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(seen).toEqual([
    'Connected: connected',
    'Not settled: none',
    'Interested: interested',
    'Waiting: waiting',
    'Passed: passed',
    'None: none',
  ])
})
