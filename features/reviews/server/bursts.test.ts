import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { aDayPassesForReviews, confirmAddress, daysPassFor, mayReviewPlatform } from '#testing/reviews.ts'
import { testWorld } from '#testing/test-world.ts'
import type { OperatedReview } from '../contract.ts'
import { averageRating } from '../figures.ts'
import { mostReviewsADay, neededDays } from '../limits.ts'
import { latestReviews } from './index.ts'

const world = testWorld()
let operator: Person

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

const write = (by: Person, rating: number, review_text = 'As I found it.') => by.call.reviews.write({ rating, review_text })
const landing = () => latestReviews(world.services.database.kysely, 6)
const ratingsShown = async () => (await landing()).latest.map(({ rating }) => rating)
const standing = (by: Person) => by.call.reviews.standing({})
const waiting = async () => (await operator.call.reviews.waiting({})).items
const emptyReviews = () => world.services.database.pool.query('delete from reviews')

/** At least one. */
async function reviewers(count: number, name: string): Promise<[Person, ...Person[]]> {
  const people: Person[] = []
  for (let n = 0; n < count; n += 1) {
    const person = await memberNamed(world, `${name} ${n}`)
    await mayReviewPlatform(world, person)
    people.push(person)
  }
  return people as [Person, ...Person[]]
}

describe('new accounts', () => {
  test('learn from the form what they still need', async () => {
    const nina = await world.join({ full_name: 'Nina New' })
    const needs = async () => {
      const { missing, days_left, can_write } = await standing(nina)
      expect(can_write).toBe(missing.length === 0)
      expect(await refusalOf(write(nina, 5))).toBe(missing.length === 0 ? 'was not refused' : 'reviews.notYet')
      return [missing, days_left]
    }
    expect(await needs()).toEqual([['address', 'profile', 'days', 'use'], neededDays])
    await confirmAddress(world, nina)
    await nina.call.profiles.save(profileOf(nina))
    expect(await needs()).toEqual([['days', 'use'], neededDays])
    await daysPassFor(world, nina, neededDays - 1)
    const mentor = await memberNamed(world, 'Marit Mentor')
    await say(nina, mentor, 'Hello?')
    expect(await needs(), 'nobody has answered').toEqual([['days', 'use'], 1])
    await say(mentor, nina, 'Hello!')
    expect(await needs()).toEqual([['days'], 1])
    await daysPassFor(world, nina, 1)
    expect(await needs()).toEqual([[], 0])
  })

  test('need a connection or an answer, and keep the right to change a review', async () => {
    const nils = await memberNamed(world, 'Nils New')
    await confirmAddress(world, nils)
    await daysPassFor(world, nils, neededDays)
    expect((await standing(nils)).missing).toEqual(['use'])
    const friend = await memberNamed(world, 'Frida Friend')
    await connect(nils, friend)
    await write(nils, 5)
    await nils.call.relations.disconnect({ id: friend.id })
    expect(await write(nils, 4, 'Still fine.')).toMatchObject({ rating: 4 })
  })
})

describe('a burst', () => {
  beforeEach(emptyReviews)

  test('is neither shown nor counted until an operator has read it, also its first reviews', async () => {
    const [regulars, crowd] = [await reviewers(2, 'Regular'), await reviewers(mostReviewsADay + 1, 'Crowd')]
    for (const person of regulars) await write(person, 5)
    await aDayPassesForReviews(world)
    await Promise.all(crowd.map((person) => write(person, 1)))
    const { latest, counts } = await landing()
    expect([latest.map(({ rating }) => rating), averageRating(counts)]).toEqual([[5, 5], 5])
    const [author] = crowd
    expect((await standing(author)).mine).toMatchObject({ is_waiting: true, is_hidden: false })
    expect((await standing(author)).counts).toEqual(counts)
    expect((await author.call.reviews.platform({})).items.map(({ rating }) => rating)).toEqual([5, 5])
    const [someone] = (await waiting()) as [OperatedReview]
    expect(
      await refusalOf(
        regulars[0].call.reports.report({
          id: someone.id,
          member_id: someone.author.id,
          about: { kind: 'review', id: someone.id },
          reason: 'spam',
        }),
      ),
    ).toBe('problem.notFound')
    expect((await operator.call.reviews.latest({})).items.filter(({ is_waiting }) => is_waiting)).toHaveLength(crowd.length)
  })

  test('is approved and hidden by operators, several reviews at once', async () => {
    const crowd = await reviewers(mostReviewsADay + 2, 'Crowd')
    for (const person of crowd) await write(person, 2)
    await world.settled()
    const toldOperator = (await operator.call.notifications.list({})).items.map(({ title }) => title.id)
    expect(toldOperator.filter((title) => title === 'notification.reviewsWaiting')).toHaveLength(1)
    const ids = (await waiting()).map(({ id }) => id)
    expect(ids).toHaveLength(crowd.length)
    await operator.call.reviews.approve({ ids: ids.slice(0, 2) })
    await operator.call.reviews.hide({ ids: ids.slice(2), reason: 'All from one office.' })
    expect([await ratingsShown(), (await landing()).counts, await waiting()]).toEqual([[2, 2], [0, 2, 0, 0, 0], []])
    const hiddenOnes = await Promise.all(crowd.map(async (person) => (await standing(person)).mine?.is_hidden))
    expect(hiddenOnes.filter(Boolean)).toHaveLength(3)
    await world.settled()
    const told = await Promise.all(
      crowd.map(async (person) => (await person.call.notifications.list({})).items.map(({ title }) => title.id)),
    )
    expect(told.filter((titles) => titles.includes('notification.operatorsHidReview'))).toHaveLength(3)
    expect((await operator.call.operators.acts({ limit: 5 })).items.map(({ act }) => act.id).toSorted()).toEqual([
      'act.reviews.approved',
      'act.reviews.approved',
      'act.reviews.hidden',
      'act.reviews.hidden',
      'act.reviews.hidden',
    ])
    expect(await refusalOf(operator.call.reviews.approve({ ids: ['00000000-0000-4000-8000-000000000000'] }))).toBe('reviews.gone')
  })

  test('does not hide approved reviews again, but a change needs approval like a new review', async () => {
    const crowd = await reviewers(mostReviewsADay + 1, 'Crowd')
    for (const person of crowd) await write(person, 4)
    await operator.call.reviews.approve({ ids: (await waiting()).map(({ id }) => id) })
    const [late] = await reviewers(1, 'Late')
    expect(await write(late, 1)).toMatchObject({ is_waiting: true })
    expect(await ratingsShown()).toEqual([4, 4, 4, 4])
    expect(await write(crowd[0], 1)).toMatchObject({ is_waiting: true })
    expect(await ratingsShown()).toEqual([4, 4, 4])
  })

  test('is not what happens over days, or between members', async () => {
    const people = await reviewers(mostReviewsADay + 1, 'Regular')
    for (const person of people.slice(1)) await write(person, 5)
    await aDayPassesForReviews(world)
    await write(people[0], 3)
    expect(await waiting()).toEqual([])
    for (const person of people.slice(1)) {
      await connect(person, people[0])
      await person.call.reviews.write({ member_id: people[0].id, rating: 5, review_text: 'Helpful.' })
    }
    expect((await standing(people[0])).mine?.is_waiting).toBe(false)
    expect((await operator.call.reviews.ofMember({ id: people[0].id })).items).toHaveLength(mostReviewsADay)
  })
})
