import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { aDayPassesForReviews, mayReviewPlatform } from '#testing/reviews.ts'
import { testWorld } from '#testing/test-world.ts'
import { latestReviews, matchSuccess } from './index.ts'
import { reviewReportable } from './reportable.ts'

const world = testWorld()
let operator: Person
let ada: Person
let ben: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})
beforeEach(async () => {
  ada = await memberNamed(world, 'Ada Author')
  ben = await memberNamed(world, 'Ben Reviewed')
})

/** Those who review the platform here; none of what the other tests wrote is of today. */
async function reviewersOfPlatform() {
  await aDayPassesForReviews(world)
  for (const person of [ada, ben]) await mayReviewPlatform(world, person)
}

const write = (by: Person, about: Person | null, rating = 5, review_text = 'Knows the field, answers within a day.') =>
  by.call.reviews.write({ member_id: about?.id ?? null, rating, review_text })
const wordsOf = async (reader: Person, about: Person | null) =>
  (about ? await reader.call.reviews.ofMember({ id: about.id }) : await reader.call.reviews.platform({})).items.map(
    (item) => item.review_text,
  )
const standing = (by: Person, about: Person | null) => by.call.reviews.standing({ member_id: about?.id })
const notificationsOf = async (person: Person) => {
  await world.settled()
  return (await person.call.notifications.list({})).items.map(({ title, description }) => [title.id, description])
}
const visitorReads = () => latestReviews(world.services.database.kysely, 6)
const onPlatform = async () => (await visitorReads()).latest.map(({ author, rating }) => `${author.full_name} ${rating}`)
const totals = async () => (await visitorReads()).counts
const difference = (after: readonly number[], before: readonly number[]) => after.map((count, index) => count - (before[index] ?? 0))

describe('reviews of the platform', () => {
  beforeEach(reviewersOfPlatform)

  test('are public, newest first, and can be replaced and deleted', async () => {
    const before = await totals()
    await write(ada, null, 4, '  Met my investor here.  ')
    const { id } = await write(ben, null, 2)
    expect((await onPlatform()).slice(0, 2)).toEqual(['Ben Reviewed 2', 'Ada Author 4'])
    expect((await wordsOf(world.visitor(), null)).slice(0, 2)).toEqual(['Knows the field, answers within a day.', 'Met my investor here.'])
    expect(difference(await totals(), before)).toEqual([0, 1, 0, 1, 0])

    const again = await write(ben, null, 5, 'Better by the week.')
    expect(again).toMatchObject({ id, rating: 5, edited_at: expect.any(String), is_hidden: false })
    expect((await standing(ben, null)).mine).toEqual(again)
    expect(difference(await totals(), before)).toEqual([0, 0, 0, 1, 1])

    expect(await refusalOf(ada.call.reviews.remove({ id }))).toBe('reviews.notYours')
    await ben.call.reviews.remove({ id })
    expect(await refusalOf(ben.call.reviews.remove({ id }))).toBe('reviews.gone')
    expect((await standing(ben, null)).mine).toBeNull()
    expect(difference(await totals(), before)).toEqual([0, 0, 0, 1, 0])
  })

  test('are one per member, even if sent at the same time', async () => {
    const before = await totals()
    await Promise.all([1, 2, 3, 4].map((rating) => write(ada, null, rating)))
    expect(difference(await totals(), before).reduce((sum, count) => sum + count)).toBe(1)
  })

  test('exclude members who are blocked or leaving; a block does not change the counts', async () => {
    const [before, shown] = [await totals(), await onPlatform()]
    await write(ada, null, 1)
    const seen = (await standing(ben, null)).counts
    await ada.call.relations.block({ id: ben.id })
    expect(await wordsOf(ben, null)).toHaveLength((await wordsOf(ada, null)).length - 1)
    expect((await standing(ben, null)).counts).toEqual(seen)
    expect((await onPlatform())[0]).toBe('Ada Author 1')
    await ada.call.leaving.ask({ current_password: ada.password })
    expect(await onPlatform()).toEqual(shown)
    expect(await totals()).toEqual(before)
  })

  test('need both a rating and a text, whose length is counted in visible characters', async () => {
    const needed = 'Please provide both a rating and review text.'
    expect(await refusalOf(write(ada, null, 0))).toBe(needed)
    expect(await refusalOf(write(ada, null, 6))).toBe(needed)
    expect(await refusalOf(write(ada, null, 4.5))).toBe(needed)
    expect(await refusalOf(write(ada, null, 5, ' \n\t '))).toBe(needed)
    expect(await refusalOf(ada.call.reviews.write({ review_text: 'No stars' } as never))).toBe(needed)
    const family = '👨‍👩‍👧‍👦'
    expect(await refusalOf(write(ada, null, 5, 'e\u0301'.repeat(1_001)))).toBe('Please keep this to 1,000 characters')
    expect(await refusalOf(write(ada, null, 5, `a${'\u0301'.repeat(9_000)}`))).toBe('Please keep this to 1,000 characters')
    const text = `<b>Fine</b> ${family.repeat(200)} ${'e\u0301'.repeat(500)}`
    expect((await write(ada, null, 5, text)).review_text).toBe(text)
    expect(await refusalOf(write(world.visitor(), null))).toBe('problem.signedOut')
  })
})

describe('reviews of a member', () => {
  test('can be written only by connections and by members who have exchanged messages', async () => {
    const carl = await memberNamed(world, 'Carl Stranger')
    expect(await refusalOf(write(carl, ben))).toBe('reviews.strangers')
    await say(carl, ben, 'Hello?')
    expect((await standing(carl, ben)).can_write).toBe(false)
    expect((await standing(ben, carl)).can_write).toBe(false)
    expect(await refusalOf(write(carl, ben)), 'only one has written').toBe('reviews.strangers')
    await say(ben, carl, 'Hello!')
    expect((await standing(carl, ben)).can_write).toBe(true)
    await write(carl, ben, 3, 'Prompt.')
    await connect(ada, ben)
    await write(ada, ben, 5, 'Opened doors.')
    expect(await wordsOf(ben, ben)).toEqual(['Opened doors.', 'Prompt.'])
    expect(await wordsOf(operator, ben), 'all members can read them').toEqual(['Opened doors.', 'Prompt.'])
    expect(await standing(operator, ben)).toMatchObject({ counts: [0, 0, 1, 0, 1], mine: null, can_write: false })
    expect(await matchSuccess(world.services.database.kysely, ben.id)).toBe(80)
    expect(await matchSuccess(world.services.database.kysely, carl.id)).toBeNull()
  })

  test('can be edited and deleted by their author after the connection has ended', async () => {
    await connect(ada, ben)
    const { id } = await write(ada, ben, 5)
    await ada.call.relations.disconnect({ id: ben.id })
    expect(await write(ada, ben, 2, 'Less helpful later.')).toMatchObject({ id, rating: 2 })
    await ada.call.reviews.remove({ id })
    expect(await refusalOf(write(ada, ben))).toBe('reviews.strangers')
  })

  test('cannot be about oneself, nobody, or a member behind a block', async () => {
    await connect(ada, ben)
    await write(ada, ben)
    expect(await refusalOf(write(ada, ada))).toBe('reviews.oneself')
    expect((await standing(ada, ada)).can_write).toBe(false)
    await ben.call.relations.block({ id: ada.id })
    const nobody = { id: '00000000-0000-4000-8000-000000000000' } as Person
    for (const about of [ben, nobody]) {
      expect(await refusalOf(write(ada, about))).toBe('problem.notFound')
      expect(await refusalOf(standing(ada, about))).toBe('problem.notFound')
      expect(await refusalOf(wordsOf(ada, about))).toBe('problem.notFound')
    }
    expect(await wordsOf(ben, ben), 'it is hidden, too').toEqual([])
    expect(await wordsOf(operator, ben), 'others can still read it').toHaveLength(1)
    for (const reader of [ben, operator]) expect((await standing(reader, ben)).counts, 'and count it').toEqual([0, 0, 0, 0, 1])
  })

  test('notify the member, and the first reply notifies the author until it is deleted', async () => {
    await connect(ada, ben)
    const { id } = await write(ada, ben, 4, 'Knows textiles.')
    await world.settled()
    await write(ada, ben, 5, 'Knows textiles very well.')
    expect(await notificationsOf(ben)).toContainEqual(['notification.reviewBy', 'Knows textiles.'])
    expect(await refusalOf(ada.call.reviews.reply({ id, reply: 'Indeed' }))).toBe('reviews.notAboutYou')
    expect(await refusalOf(operator.call.reviews.reply({ id, reply: 'Indeed' }))).toBe('reviews.notAboutYou')
    await ben.call.reviews.reply({ id, reply: ' Thank you, Ada. ' })
    await world.settled()
    await ben.call.reviews.reply({ id, reply: 'Thank you!' })
    expect(await notificationsOf(ada), 'notified once').toContainEqual(['notification.answerBy', 'Thank you, Ada.'])
    expect((await standing(ada, ben)).mine).toMatchObject({ reply: 'Thank you!', replied_at: expect.any(String) })
    expect((await operator.call.reviews.ofMember({ id: ben.id })).items[0]).toMatchObject({ reply: 'Thank you!', author: { id: ada.id } })
    await ben.call.reviews.reply({ id, reply: '' })
    expect((await standing(ada, ben)).mine).toMatchObject({ reply: null, replied_at: null })
    expect(JSON.stringify(await notificationsOf(ada))).not.toContain('Thank you')
    await ada.call.reviews.remove({ id })
    expect((await notificationsOf(ben)).map(([title]) => title)).not.toContain('notification.reviewBy')
  })
})

describe('operators', () => {
  test('hide a review with a reason, and editing it does not restore it', async () => {
    await connect(ada, ben)
    const { id } = await write(ada, ben, 1, 'Buy my course.')
    expect((await operator.call.reviews.latest({})).items[0]).toMatchObject({
      id,
      author: { id: ada.id },
      about: { id: ben.id },
      is_hidden: false,
    })
    await operator.call.reviews.hide({ ids: [id], reason: 'An advertisement.' })
    await operator.call.reviews.hide({ ids: [id], reason: 'Once more.' })
    expect((await operator.call.reviews.latest({})).items[0]).toMatchObject({ id, is_hidden: true })
    expect(await wordsOf(ben, ben)).toEqual([])
    expect((await standing(ben, ben)).counts).toEqual([0, 0, 0, 0, 0])
    expect(await refusalOf(ben.call.reviews.reply({ id, reply: 'Hm' }))).toBe('reviews.gone')
    expect(await notificationsOf(ada)).toContainEqual(['notification.operatorsHidReview', 'An advertisement.'])
    expect((await notificationsOf(ben)).map(([title]) => title)).not.toContain('notification.reviewBy')
    expect(await write(ada, ben, 5, 'Buy my book.')).toMatchObject({ id, is_hidden: true })
    expect(await wordsOf(ben, ben)).toEqual([])

    await operator.call.reviews.restore({ id })
    expect(await wordsOf(ben, ben)).toEqual(['Buy my book.'])
    const { items } = await operator.call.operators.acts({ limit: 2 })
    expect(items.map(({ act }) => [act.id, act.parameters?.['about']])).toEqual([
      ['act.reviews.restored', 'Ada Author'],
      ['act.reviews.hidden', 'Ada Author: An advertisement.'],
    ])
  })

  test('get reports with the reply, about reviews that the reporter did not write', async () => {
    const { kysely } = world.services.database
    const actor = (person: Person) => ({ id: person.id }) as Parameters<typeof reviewReportable.read>[1]
    await connect(ada, ben)
    const { id } = await write(ada, ben, 1, 'Nonsense.')
    await ben.call.reviews.reply({ id, reply: 'Not true.' })
    expect(await reviewReportable.read(kysely, actor(ben), id)).toMatchObject({
      author_id: ada.id,
      text: 'Nonsense.',
      address: `/profile/${ben.id}`,
      around: [{ author_id: ben.id, text: 'Not true.' }],
    })
    expect(await reviewReportable.read(kysely, actor(ada), id)).toBeUndefined()
    const blocked = await memberNamed(world, 'Bodo Blocked')
    await ben.call.relations.block({ id: blocked.id })
    expect(await reviewReportable.read(kysely, actor(blocked), id), 'whoever blocked whom').toMatchObject({ author_id: ada.id })
    const act = (what: 'hide' | 'show' | 'remove') =>
      world.services.events.change((tx) =>
        what === 'remove'
          ? reviewReportable.remove(world.services, tx, id)
          : reviewReportable.setHidden(world.services, tx, id, what === 'hide'),
      )
    expect(await act('hide')).toBe(true)
    expect(await wordsOf(ben, ben)).toEqual([])
    expect(await act('show')).toBe(true)
    expect(await wordsOf(ben, ben)).toEqual(['Nonsense.'])
    expect(await act('remove')).toBe(true)
    expect(await act('hide')).toBe(false)
  })
})

test('reviews are deleted with their author and with the reviewed member', async () => {
  const carl = await memberNamed(world, 'Carl Stays')
  await reviewersOfPlatform()
  await connect(ada, ben)
  await connect(carl, ben)
  await connect(carl, ada)
  await write(ada, ben)
  await write(carl, ben, 5, 'Still here.')
  await write(carl, ada)
  const before = await totals()
  await write(ada, null)
  await world.services.database.pool.query('delete from auth."user" where id = $1', [ada.id])
  expect(await wordsOf(carl, ben)).toEqual(['Still here.'])
  expect(await totals()).toEqual(before)
  const left = await world.services.database.pool.query('select from reviews where user_id = $1', [carl.id])
  expect(left.rowCount).toBe(1)
})
