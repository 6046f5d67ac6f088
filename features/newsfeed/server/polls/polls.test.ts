import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { deleteAccount } from '#testing/delete-account.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'
import { newsfeedProblems } from '../../problems.ts'
import { newsfeedPersonalData } from '../personal-data.ts'
import { newsfeedReportables } from '../reportables.ts'

const world = testWorld()
withoutLimits()
let ada: Person
let voters: Person[]
let olga: Person

beforeAll(async () => {
  olga = await memberNamed(world, 'Olga Outsider')
  voters = []
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gina']) voters.push(await memberNamed(world, `${name} Votes`))
})
beforeEach(async () => {
  ada = await memberNamed(world, 'Ada Asks')
})

const asked = async (options = ['Lund', 'Porto'], fields: Partial<Parameters<typeof postOf>[2]> = {}) =>
  (await postOf(ada, 'Where do we meet?', { poll: { options, days: 1 }, ...fields })).id
const pollIn = async (person: Person, id: string) => (await person.call.newsfeed.get({ id })).poll
const votesSeen = async (person: Person, id: string) => (await pollIn(person, id))?.options.map(({ votes }) => votes)
const vote = (person: Person, id: string, option: number) => person.call.newsfeed.vote({ id, option })
const sql = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)
/** Lets a poll end: its time passes, and its job runs. */
async function end(id: string) {
  await sql(`update post_polls set ends_at = now() - interval '1 second' where post_id = $1`, [id])
  await world.services.jobs.queue('newsfeed.endPoll', { post_id: id })
  await world.settled()
}
const toldTo = async (person: Person) => {
  const { items } = await person.call.notifications.list({})
  return items.flatMap(({ title, type }) => (type === 'content' ? [sentenceOf(title, speakerIn('en'))] : []))
}
const voter = (at: number) => voters[at] as Person

test('a poll has its options and its end; only those who voted see results, from three votes on', async () => {
  const id = await asked()
  expect(await pollIn(voter(0), id)).toMatchObject({
    options: [
      { text: 'Lund', votes: null },
      { text: 'Porto', votes: null },
    ],
    voted: null,
    hasEnded: false,
  })
  const left = Date.parse((await pollIn(voter(0), id))?.ends_at ?? '') - Date.now()
  expect(left).toBeGreaterThan(23 * 3_600_000)
  expect(left).toBeLessThanOrEqual(24 * 3_600_000)
  await vote(voter(0), id, 0)
  await vote(voter(1), id, 1)
  expect(await votesSeen(voter(0), id)).toEqual([null, null])
  expect(await votesSeen(ada, id)).toEqual([null, null])
  await vote(voter(2), id, 0)
  expect(await pollIn(voter(0), id)).toMatchObject({ voted: 0, options: [{ votes: 2 }, { votes: 1 }] })
  expect(await votesSeen(ada, id)).toEqual([2, 1])
  expect(await votesSeen(olga, id)).toEqual([null, null])
})

describe('what members can infer', () => {
  test('nobody sees the effect of one vote, or when it was given', async () => {
    const id = await asked()
    for (const at of [0, 1, 2]) await vote(voter(at), id, 0)
    await using watching = await openLive(world, voter(0), { watch: [`post:${id}`] })
    await vote(voter(3), id, 1)
    await vote(voter(4), id, 1)
    for (const watcher of [voter(0), voter(3), ada]) expect(await votesSeen(watcher, id)).toEqual([3, 0])
    expect(await watching.settled('newsfeed.postChanged')).toEqual([])
    await vote(voter(5), id, 1)
    expect(await votesSeen(voter(0), id)).toEqual([3, 3])
    expect(await watching.event('newsfeed.postChanged')).toEqual({ post_id: id })
  })

  test('a poll that ends with two votes shows none: each voter would know the other’s', async () => {
    const id = await asked()
    await vote(voter(0), id, 0)
    await vote(voter(1), id, 1)
    await end(id)
    for (const person of [voter(0), ada, olga])
      expect(await pollIn(person, id)).toMatchObject({ hasEnded: true, options: [{ votes: null }, { votes: null }] })
  })

  test('a deleted account takes its vote’s row along, but not its count, which would name it', async () => {
    const leaver = await memberNamed(world, 'Lea Leaves')
    const id = await asked()
    for (const at of [0, 1]) await vote(voter(at), id, 0)
    await vote(leaver, id, 1)
    await deleteAccount(world, leaver)
    expect(await votesSeen(voter(0), id)).toEqual([2, 1])
    expect((await sql('select from post_poll_votes where post_id = $1', [id])).rowCount).toBe(2)
  })

  test('an author’s copy of their data has no counts and nobody’s votes', async () => {
    const id = await asked()
    await vote(voter(0), id, 1)
    const read = async (list: 'polls' | 'votes', person: Person) => {
      const rows = (await newsfeedPersonalData.lists?.[list]?.read(world.services.database.kysely, person.id)) as readonly object[]
      return rows.filter((row) => 'post_id' in row && row.post_id === id)
    }
    expect(await read('polls', ada)).toEqual([
      { post_id: id, ends_at: expect.any(Date), place: 0, text: 'Lund' },
      { post_id: id, ends_at: expect.any(Date), place: 1, text: 'Porto' },
    ])
    expect(await read('votes', ada)).toEqual([])
    expect(await read('votes', voter(0))).toEqual([{ post_id: id, text: 'Porto', voted_at: expect.any(Date) }])
  })
})

describe('a vote', () => {
  test('counts once, whatever arrives at the same time', async () => {
    const id = await asked(['Lund', 'Porto', 'Graz'])
    const tries = await Promise.allSettled([0, 1, 2, 0, 1, 2].map((option) => vote(voter(0), id, option)))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2)
    const { rows } = await sql('select sum(votes)::int as votes from post_poll_options where post_id = $1', [id])
    expect(rows).toEqual([{ votes: 1 }])
    const own = (await pollIn(voter(0), id))?.voted ?? -1
    await vote(voter(0), id, own)
    expect(await refusalOf(vote(voter(0), id, (own + 1) % 3))).toBe(newsfeedProblems.alreadyVoted.id)
  })

  test('needs an option, a poll that runs, a post that the member can see, and a profile', async () => {
    const id = await asked()
    expect(await refusalOf(vote(voter(0), id, 2))).toBe(newsfeedProblems.noSuchOption.id)
    expect(await refusalOf(vote(voter(0), (await postOf(ada, 'No poll')).id, 0))).toBe(newsfeedProblems.noSuchOption.id)
    expect(await refusalOf(vote(await world.join(), id, 0))).toBe(newsfeedProblems.profileFirst.id)
    const blocked = await memberNamed(world, 'Bo Blocked')
    await ada.call.relations.block({ id: blocked.id })
    expect(await refusalOf(vote(blocked, id, 0))).toBe(newsfeedProblems.postGone.id)
    await end(id)
    expect(await refusalOf(vote(voter(0), id, 0))).toBe(newsfeedProblems.pollEnded.id)
  })

  test('is refused for a post that operators have hidden, and for one of another group', async () => {
    const id = await asked()
    const post = newsfeedReportables.find(({ kind }) => kind === 'post')
    expect((await post?.read(world.services.database.kysely, { id: olga.id } as Actor, id))?.text).toBe(
      'Where do we meet?\n\n– Lund\n\n– Porto',
    )
    await world.services.database.transaction(async (tx) => post?.setHidden(world.services, tx, id, true))
    expect(await refusalOf(vote(voter(0), id, 0))).toBe(newsfeedProblems.postGone.id)
    const operator = await memberNamed(world, 'Otto Operates')
    await world.command('grant', operator.email)
    const group = await groupOf(operator, { name: 'Cohort' }, ada)
    const inside = await asked(['Yes', 'No'], { group_id: group.id })
    expect(await refusalOf(vote(voter(0), inside, 0))).toBe(newsfeedProblems.postGone.id)
  })
})

test('a poll that has ended shows results to everybody, and tells its author and voters', async () => {
  const id = await asked()
  for (const [at, option] of [0, 0, 0, 1].entries()) await vote(voter(at), id, option)
  expect(await votesSeen(voter(0), id)).toEqual([3, 0])
  await using watching = await openLive(world, olga, { watch: [`post:${id}`] })
  await end(id)
  expect(await watching.event('newsfeed.postChanged')).toEqual({ post_id: id })
  expect(await pollIn(olga, id)).toMatchObject({ hasEnded: true, voted: null, options: [{ votes: 3 }, { votes: 1 }] })
  expect(await toldTo(ada)).toEqual(['Your poll has ended. See the results.'])
  expect(await toldTo(voter(3))).toContain('A poll you voted in has ended. See the results.')
  expect(await toldTo(olga)).toEqual([])
  const before = (await toldTo(voter(3))).length
  await ada.call.newsfeed.remove({ id })
  await world.settled()
  expect(await toldTo(voter(3))).toHaveLength(before - 1)
  expect(await toldTo(ada)).toEqual([])
})

test.each([
  ['one option', ['Lund']],
  ['five options', ['1', '2', '3', '4', '5']],
  ['an invisible option', ['Lund', '\u200b']],
  ['the same option twice', ['Lund', 'lund']],
])('%s is refused', async (_, options) => {
  await expect(asked(options)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
