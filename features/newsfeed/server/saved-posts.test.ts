import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { newsfeedProblems } from '../problems.ts'
import { newsfeedReportables } from './reportables.ts'

const world = testWorld()
withoutLimits()
let author: Person
let saver: Person
beforeEach(async () => {
  author = await memberNamed(world, 'Ada Byron')
  saver = await memberNamed(world, 'Ben Ito')
})

const savedBy = async (person: Person) => (await person.call.newsfeed.saved({})).items.map(({ content }) => content)
const hide = async (id: string, hidden: boolean) => {
  const post = newsfeedReportables.find(({ kind }) => kind === 'post')
  await world.services.database.transaction(async (tx) => post?.setHidden(world.services, tx, id, hidden))
}

test('saved posts are listed page by page, last saved first, and only for who saved them', async () => {
  const posts = [await postOf(author, 'One'), await postOf(saver, 'Two'), await postOf(author, 'Three')]
  for (const index of [1, 2, 0, 1]) await saver.call.newsfeed.save({ id: posts[index]?.id ?? '' })
  const first = await saver.call.newsfeed.saved({ limit: 2 })
  const second = await saver.call.newsfeed.saved({ limit: 2, cursor: first.next_cursor ?? '' })
  expect([first, second].map(({ items }) => items.map(({ content, isSaved }) => [content, isSaved]))).toEqual([
    [
      ['One', true],
      ['Three', true],
    ],
    [['Two', true]],
  ])
  expect(second.next_cursor).toBeNull()
  expect(await savedBy(author)).toEqual([])
  expect((await author.call.newsfeed.get({ id: posts[0]?.id ?? '' })).isSaved).toBe(false)
  await saver.call.newsfeed.unsave({ id: posts[2]?.id ?? '' })
  expect(await savedBy(saver)).toEqual(['One', 'Two'])
})

test('nobody can observe that a post was saved', async () => {
  const { id } = await postOf(author, 'Watched')
  const onlooker = await memberNamed(world, 'Olga Outsider')
  const observed = async (person: Person) => {
    await world.settled()
    const { newsfeed, notifications, dashboard } = person.call
    return {
      post: await newsfeed.get({ id }),
      lists: [await newsfeed.list({}), await newsfeed.ofMember({ id: author.id }), await newsfeed.pinned({}), await newsfeed.saved({})],
      comments: await newsfeed.comments({ id }),
      told: await notifications.list({}),
      activity: await dashboard.activity({}),
      figures: { ...(await dashboard.figures({})), at: null },
    }
  }
  const stored = async () => {
    const { rows } = await sql`
      select p.*, p.xmin::text, (select count(*) from domain_events) as events from posts p where id = ${id}`.execute(
      world.services.database.kysely,
    )
    return rows
  }
  const readers = [author, onlooker]
  const before = await Promise.all(readers.map(observed))
  const row = await stored()
  const watch = [`post:${id}`, 'newsfeed:feed']
  await using hers = await openLive(world, author, { watch })
  await using theirs = await openLive(world, onlooker, { watch })
  await using his = await openLive(world, saver, { watch })

  await saver.call.newsfeed.save({ id })
  expect(await his.event('newsfeed.saved')).toEqual({ post_id: id })
  await saver.call.newsfeed.unsave({ id })
  await saver.call.newsfeed.save({ id })

  expect(await Promise.all(readers.map(observed))).toEqual(before)
  expect(await stored()).toEqual(row)
  for (const live of [hers, theirs])
    for (const event of ['newsfeed.saved', 'newsfeed.postChanged', 'newsfeed.changed']) expect(await live.settled(event)).toEqual([])
})

test('posts that can no longer be seen vanish from the list, and come back with the access', async () => {
  const [kept, gone, hidden] = [await postOf(author, 'Kept'), await postOf(author, 'Gone'), await postOf(author, 'Hidden')]
  for (const { id } of [kept, gone, hidden]) await saver.call.newsfeed.save({ id })
  await author.call.newsfeed.remove({ id: gone.id })
  await hide(hidden.id, true)
  expect(await savedBy(saver)).toEqual(['Kept'])
  expect(await refusalOf(saver.call.newsfeed.save({ id: hidden.id }))).toBe(newsfeedProblems.postGone.id)
  await author.call.relations.block({ id: saver.id })
  expect(await savedBy(saver)).toEqual([])
  expect(await refusalOf(saver.call.newsfeed.save({ id: kept.id }))).toBe(newsfeedProblems.postGone.id)
  await saver.call.newsfeed.unsave({ id: kept.id })
  await author.call.relations.unblock({ id: saver.id })
  await hide(hidden.id, false)
  expect(await savedBy(saver)).toEqual(['Hidden'])
  await author.call.leaving.ask({ current_password: author.password })
  expect(await savedBy(saver)).toEqual([])
})
