import { beforeAll, describe, expect, test } from 'vitest'
import { suspend } from '#features/members/server/index.ts'
import { dealOf, post as postDeal } from '#testing/deals.ts'
import { groupOf } from '#testing/groups.ts'
import { memberNamed } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { decideCase, firstCase, report } from '#testing/reports.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let author: Person
let reader: Person
let operator: Person

beforeAll(async () => {
  author = await memberNamed(world, 'Ada Author')
  reader = await memberNamed(world, 'Rita Reader')
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

/** A word that only one test writes. */
const newWord = () =>
  Array.from(crypto.randomUUID().replaceAll('-', '').slice(0, 14), (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('')

const kinds: Record<string, (by: Person, word: string) => Promise<unknown>> = {
  post: (by, word) => postOf(by, `A post about ${word}.`),
  comment: async (by, word) => commentOn(by, (await postOf(operator, 'A post.')).id, `A comment about ${word}.`),
  deal: (by, word) => postDeal(by, { title: `A deal about ${word}` }),
  member: (by, word) => by.call.profiles.save(profileOf(by, { company_name: `The company ${word}` })),
}

/** Everything of these kinds by one member, each with a word of its own. */
async function written(by: Person): Promise<[kind: string, word: string][]> {
  const words: [string, string][] = []
  for (const [kind, write] of Object.entries(kinds)) {
    const word = newWord()
    await write(by, word)
    words.push([kind, word])
  }
  await world.settled()
  return words
}

describe('what a member wrote', () => {
  test('is gone for both a moment after one blocked the other, and back afterwards', async () => {
    const [by, to] = [await memberNamed(world, 'Bea Blocks'), await memberNamed(world, 'Carl Searches')]
    const words = await written(by)
    for (const [kind, word] of words) expect(await foundBy(to, word)).toEqual([expect.stringContaining(`${kind}: `)])
    await by.call.relations.block({ id: to.id })
    for (const [kind, word] of words) {
      expect(await toldTo(to, word), kind).toBe(nothingTold)
      expect(await toldTo(to, `${word}x`), 'nor is it a correction').toBe(nothingTold)
      expect(await foundBy(reader, word), kind).toHaveLength(1)
    }
    await by.call.relations.unblock({ id: to.id })
    for (const [kind, word] of words) expect(await foundBy(to, word), kind).toHaveLength(1)
  })

  test('is gone a moment after its author was suspended, or asked to leave', async () => {
    const [suspended, leaving] = [await memberNamed(world, 'Sue Suspended'), await memberNamed(world, 'Leo Leaves')]
    const words = [...(await written(suspended)), ...(await written(leaving))]
    for (const [kind, word] of words) expect(await foundBy(reader, word), kind).toHaveLength(1)
    await world.services.database.transaction((tx) => suspend(tx, suspended.id, { ends_at: null, reason: 'Spam.' }))
    await leaving.call.leaving.ask({ current_password: leaving.password })
    for (const [kind, word] of words) expect(await toldTo(reader, word), kind).toBe(nothingTold)
  })

  test('leaves nothing in the index when its author is deleted', async () => {
    const by = await memberNamed(world, 'Dora Deleted')
    const words = await written(by)
    await by.call.leaving.ask({ current_password: by.password })
    await world.services.database.pool.query(`update leaving_members set leaves_at = now() - interval '1 minute'`)
    await world.runJob('leaving.deleteDue')
    await world.settled()
    const { kysely } = world.services.database
    expect(await kysely.selectFrom('search_entries').select('kind').where('author', '=', by.id).execute()).toEqual([])
    for (const [kind, word] of words) {
      expect(await toldTo(reader, word), kind).toBe(nothingTold)
      expect(await kysely.selectFrom('search_words').selectAll().where('word', '=', word).execute(), kind).toEqual([])
    }
  })
})

test('a hidden post and comment are found by their authors alone', async () => {
  const word = newWord()
  const post = await postOf(author, `A post about ${word}.`)
  await report(reader, { member_id: author.id, about: { kind: 'post', id: post.id } })
  await world.settled()
  const { id } = await firstCase(operator)
  await decideCase(operator, id, { content_act: 'hide', reason: 'Spam.' })
  expect(await toldTo(reader, word)).toBe(nothingTold)
  await world.settled()
  expect(await toldTo(reader, word)).toBe(nothingTold)
  expect(await foundBy(author, word)).toHaveLength(1)
})

test('what was deleted or edited a moment ago is not found by its old words', async () => {
  const word = newWord()
  const post = await postOf(author, `A post about ${word}.`)
  await world.settled()
  await author.call.newsfeed.remove({ id: post.id })
  expect(await toldTo(reader, word)).toBe(nothingTold)
  const [before, after] = [newWord(), newWord()]
  const { id } = await postOf(author, `A post about ${before}.`)
  await world.settled()
  await author.call.newsfeed.edit({ id, content: `A post about ${after}.` })
  expect(JSON.stringify((await reader.call.search.find({ query: before })).items), 'texts are read when asked for').not.toContain(before)
  await world.settled()
  expect(await toldTo(reader, before)).not.toContain(before)
  expect(await foundBy(reader, after)).toEqual([`post: A post about ${after}.`])
})

test('a draft is not found, also by its author', async () => {
  const word = newWord()
  await author.call.deals.keepDraft({ id: crypto.randomUUID(), content: { ...dealOf(author), title: `A deal about ${word}` } })
  await world.settled()
  expect(await toldTo(author, word)).toBe(nothingTold)
  expect(await toldTo(reader, word)).toBe(nothingTold)
})

test('what belongs to a group is found by its people as long as they are in it', async () => {
  const word = newWord()
  const group = await groupOf(operator, { visibility: 'open' }, author)
  await reader.call.groups.join({ id: group.id })
  const post = await postOf(author, `A post about ${word}.`, { group_id: group.id })
  await commentOn(author, post.id, `A comment about ${word}.`)
  await world.settled()
  const outsider = await memberNamed(world, 'Olaf Outside')
  expect(await toldTo(outsider, word)).toBe(nothingTold)
  expect(await toldTo(outsider, `${word}x`), 'nor is it a correction').toBe(nothingTold)
  expect(await foundBy(reader, word)).toHaveLength(2)
  expect((await reader.call.search.count({ query: word })).items.map(({ count: each }) => each)).toEqual([1, 1])
  await reader.call.groups.leave({ id: group.id })
  expect(await toldTo(reader, word)).toBe(nothingTold)
  expect(await foundBy(author, word)).toHaveLength(2)
})

test('an organisation is found until operators hide it', async () => {
  const word = newWord()
  const organisation = await found(author, { name: `Institute ${word}` })
  await world.settled()
  expect(await foundBy(reader, word, { kinds: 'organisation' })).toEqual([`organisation: Institute ${word}`])
  await world.services.database.kysely
    .updateTable('organisations')
    .set({ hidden_at: new Date() })
    .where('id', '=', organisation.id)
    .execute()
  expect(await foundBy(reader, word, { kinds: 'organisation' })).toEqual([])
})
