import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#testing/delete-account.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { mayReviewPlatform } from '#testing/reviews.ts'
import { foundBy, nothingTold, toldTo } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let author: Person
let reviewed: Person
let reader: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  author = await memberNamed(world, 'Ada Author')
  reviewed = await memberNamed(world, 'Ben Reviewed')
  reader = await memberNamed(world, 'Rita Reader')
  await connect(author, reviewed)
})

const write = (about: Person | null, review_text: string) =>
  author.call.reviews.write({ member_id: about?.id ?? null, rating: 5, review_text })

test('members find reviews of members and of the platform by what they and the replies say', async () => {
  const { id } = await write(reviewed, 'Knows all about Zeolithe.')
  await reviewed.call.reviews.reply({ id, reply: 'And about Feldspat.' })
  await mayReviewPlatform(world, author)
  await write(null, 'Where I met my Mineraloge.')
  await world.settled()
  expect(await foundBy(reader, 'zeolithe feldspat')).toEqual(['review: Knows all about Zeolithe.'])
  expect(await foundBy(reader, 'mineraloge')).toEqual(['review: Where I met my Mineraloge.'])
  await write(reviewed, 'Knows all about Granit.')
  await reviewed.call.reviews.reply({ id, reply: '' })
  await world.settled()
  expect(await foundBy(reader, 'granit')).toHaveLength(1)
  for (const query of ['zeolithe', 'feldspat']) expect(await toldTo(reader, query)).toBe(nothingTold)
})

test('a hidden review is found by its author alone, a deleted one by nobody, at once', async () => {
  const { id } = await write(reviewed, 'Sells Katzengold.')
  await world.settled()
  expect(await foundBy(reader, 'katzengold')).toHaveLength(1)
  await operator.call.reviews.hide({ ids: [id], reason: 'Rude.' })
  for (const person of [reader, reviewed]) expect(await toldTo(person, 'katzengold')).toBe(nothingTold)
  await world.settled()
  for (const query of ['katzengold', 'katzengolld']) expect(await toldTo(reader, query)).toBe(nothingTold)
  expect(await foundBy(author, 'katzengold')).toHaveLength(1)
  await operator.call.reviews.restore({ id })
  await world.settled()
  expect(await foundBy(reader, 'katzengold')).toHaveLength(1)
  await author.call.reviews.remove({ id })
  for (const person of [reader, author]) expect(await toldTo(person, 'katzengold')).toBe(nothingTold)
})

test('it is gone at once for readers who are hidden from its author or from the reviewed member', async () => {
  await write(reviewed, 'Found me Rosenquarz.')
  await world.settled()
  await reader.call.relations.block({ id: author.id })
  expect(await toldTo(reader, 'rosenquarz')).toBe(nothingTold)
  await reader.call.relations.unblock({ id: author.id })
  await reviewed.call.relations.block({ id: reader.id })
  expect(await toldTo(reader, 'rosenquarz')).toBe(nothingTold)
  await reviewed.call.relations.unblock({ id: reader.id })
  expect(await foundBy(reader, 'rosenquarz')).toHaveLength(1)
})

test('it is gone when the account of the reviewed member is deleted', async () => {
  await write(reviewed, 'Found me Turmaline.')
  await world.settled()
  await deleteAccount(world, reviewed)
  expect(await toldTo(reader, 'turmaline')).toBe(nothingTold)
})
