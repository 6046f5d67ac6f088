import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownProfilePath } from '#features/profiles/paths.ts'
import { post } from '#testing/deals.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { DealCounts } from '../deal-contract.ts'
import { pipelineSteps } from '../pipeline-steps.ts'
import { dealProblems } from '../problems.ts'
import { dealsPersonalData } from './personal-data.ts'

const world = testWorld()
let founder: Person
let investor: Person
let id: string

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  investor = await investorNamed('Marit Solberg')
})
beforeEach(async () => {
  await world.settled()
  await world.services.database.pool.query('delete from deal_flows; delete from notifications; delete from connections')
  id = await post(founder)
  await world.settled()
})

async function investorNamed(full_name: string): Promise<Person> {
  const person = await world.join({ full_name, user_type: 'investor' })
  await person.call.profiles.save(profileOf(person))
  return person
}

const counts = async () => (await founder.call.deals.get({ id })).counts
const none: DealCounts = { viewed: 0, downloaded: 0, bookmarked: 0, interested: 0, requested_intro: 0 }
const told = async (person: Person) => {
  await world.settled()
  const { items } = await person.call.notifications.list({})
  return items.filter(({ target }) => target !== ownProfilePath()).map(({ title }) => [title.message, title.parameters])
}

describe('activity on a deal', () => {
  test('counts once per member for the owner, and can be withdrawn', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await investor.call.deals.bookmark({ id })
      await investor.call.deals.expressInterest({ id })
      await investor.call.deals.requestIntroduction({ id, note: 'We know the soil of your region.' })
    }
    expect(await counts()).toEqual({ ...none, interested: 1, requested_intro: 1 })
    expect((await investor.call.deals.get({ id })).standing).toEqual({
      bookmarked: true,
      interested: true,
      introduction: 'waiting',
      contact_id: null,
      invested: false,
      in_pipeline: true,
    })
    await investor.call.deals.removeBookmark({ id })
    await investor.call.deals.withdrawInterest({ id })
    await investor.call.deals.withdrawIntroduction({ id })
    expect(await counts()).toEqual(none)
  })

  test('counts once when it happens on several pages at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, () => investor.call.deals.expressInterest({ id })))
    await Promise.all(Array.from({ length: 6 }, () => investor.call.deals.view({ id })))
    expect(await counts()).toEqual({ ...none, viewed: 1, interested: 1 })
  })

  test('is not possible on your own deal, whose views by you do not count, and limited to bookmarks on a closed one', async () => {
    await founder.call.deals.view({ id })
    for (const attempt of [
      () => founder.call.deals.bookmark({ id }),
      () => founder.call.deals.expressInterest({ id }),
      () => founder.call.deals.requestIntroduction({ id }),
    ]) {
      expect(await refusalOf(attempt())).toBe(dealProblems.ownDeal.id)
    }
    expect(await counts()).toEqual(none)
    // Once it is closed, others can only bookmark it.
    await founder.call.deals.move({ id, from: 'active', to: 'closed' })
    expect(await refusalOf(investor.call.deals.expressInterest({ id }))).toBe(dealProblems.notRunning.id)
    expect(await refusalOf(investor.call.deals.requestIntroduction({ id }))).toBe(dealProblems.notRunning.id)
    await investor.call.deals.bookmark({ id })
  })
})

describe('interest', () => {
  test('notifies the owner until it is withdrawn', async () => {
    await investor.call.deals.expressInterest({ id })
    expect(await told(founder)).toEqual([
      ['{name} is interested in {deal}', { name: 'Marit Solberg', deal: 'Soil carbon without lab samples' }],
    ])
    await investor.call.deals.withdrawInterest({ id })
    expect(await told(founder)).toEqual([])
  })
})

describe('an introduction', () => {
  test('connects the two members when it is accepted, so they can message each other', async () => {
    await investor.call.deals.requestIntroduction({ id, note: 'We know the soil of your region.' })
    expect((await founder.call.deals.introductions({})).items).toMatchObject([
      {
        deal_id: id,
        member: { id: investor.id, company_name: 'Example Works' },
        note: 'We know the soil of your region.',
        state: 'waiting',
      },
    ])
    await using live = await openLive(world, investor)
    await founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    expect(await live.event('deals.ownChanged'), 'their pipeline changes on open pages').toEqual({ deal_id: id })
    expect((await founder.call.deals.introductions({})).items).toEqual([])
    expect((await founder.call.relations.connections({})).items.map(({ id: other }) => other)).toEqual([investor.id])
    expect(await told(investor)).toContainEqual([
      '{name} accepted your introduction request for {deal}',
      { name: 'Luca Bertolini', deal: 'Soil carbon without lab samples' },
    ])
    await say(investor, founder, 'When may we see the field?')
  })

  test('stays open without a notification when it is postponed, and can be declined with a reason', async () => {
    const copy = () => dealsPersonalData.lists?.['introductions']?.read(world.services.database.kysely, investor.id)
    await investor.call.deals.requestIntroduction({ id })
    const before = await copy()
    await founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'later' })
    expect(await copy()).toEqual(before)
    expect(before).toMatchObject([{ state: 'waiting', answered_at: null }])
    expect(await told(investor)).toEqual([])
    expect((await investor.call.deals.get({ id })).standing?.introduction).toBe('waiting')
    await founder.call.deals.answerIntroduction({
      id,
      member_id: investor.id,
      answer: 'declined',
      reason: 'The round is full for your size of ticket.',
    })
    await world.settled()
    expect((await investor.call.notifications.list({})).items[0]).toMatchObject({
      title: { message: '{name} declined your introduction request for {deal}' },
      description: 'The round is full for your size of ticket.',
    })
    expect(await copy()).toMatchObject([{ state: 'declined', answered_at: expect.any(Date) }])
    expect(await refusalOf(founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' }))).toBe(
      dealProblems.introductionAnswered.id,
    )
    expect(await refusalOf(investor.call.deals.requestIntroduction({ id }))).toBe(dealProblems.introductionAnswered.id)
  })

  test('can only be answered by the owner, and not after it was withdrawn', async () => {
    await investor.call.deals.requestIntroduction({ id })
    const other = await investorNamed('Somebody Else')
    expect(await refusalOf(other.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' }))).toBe(
      dealProblems.notOwner.id,
    )
    await investor.call.deals.withdrawIntroduction({ id })
    expect(await refusalOf(founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' }))).toBe(
      dealProblems.noIntroduction.id,
    )
  })
})

describe('the pipeline', () => {
  const sourceIds = async (step: 'saved' | 'talks') => (await investor.call.deals.pipeline({ step })).items.map(({ deal }) => deal.id)

  test('keeps the order set by its investor', async () => {
    const [a, b, c] = [id, await post(founder, { title: 'B' }), await post(founder, { title: 'C' })]
    for (const deal of [a, b, c]) await investor.call.deals.place({ id: deal, step: 'saved' })
    expect(await sourceIds('saved')).toEqual([c, b, a])
    await investor.call.deals.place({ id: c, step: 'saved', after: a })
    expect(await sourceIds('saved')).toEqual([b, a, c])
    await investor.call.deals.place({ id: c, step: 'saved', after: b })
    expect(await sourceIds('saved')).toEqual([b, c, a])
    await investor.call.deals.place({ id: c, step: 'talks' })
    expect([await sourceIds('saved'), await sourceIds('talks')]).toEqual([[b, a], [c]])
  })

  test('follows the investor’s activity, but never moves a deal back', async () => {
    const stepOf = async () => {
      for (const step of pipelineSteps) {
        const { items } = await investor.call.deals.pipeline({ step })
        if (items.some(({ deal }) => deal.id === id)) return step
      }
      return undefined
    }
    await investor.call.deals.bookmark({ id })
    expect(await stepOf()).toBe('saved')
    await investor.call.deals.removeBookmark({ id })
    expect(await stepOf()).toBeUndefined()
    await investor.call.deals.bookmark({ id })
    await investor.call.deals.expressInterest({ id })
    expect(await stepOf()).toBe('interested')
    await investor.call.deals.requestIntroduction({ id })
    await founder.call.deals.answerIntroduction({ id, member_id: investor.id, answer: 'accepted' })
    expect(await stepOf()).toBe('talks')
    await investor.call.deals.place({ id, step: 'passed' })
    await investor.call.deals.bookmark({ id })
    expect(await stepOf()).toBe('passed')
  })

  test('is told apart from a bookmark, which puts a deal back that was removed', async () => {
    const standing = async () => (await investor.call.deals.list({})).items[0]?.standing
    await investor.call.deals.expressInterest({ id })
    expect(await standing()).toMatchObject({ bookmarked: false, in_pipeline: true })
    await investor.call.deals.bookmark({ id })
    await investor.call.deals.takeOut({ id })
    expect(await standing()).toMatchObject({ bookmarked: true, in_pipeline: false })
    await investor.call.deals.bookmark({ id })
    expect(await standing()).toMatchObject({ bookmarked: true, in_pipeline: true })
  })

  test('keeps notes and reasons private: nothing changes for the owner and others', async () => {
    const other = await investorNamed('Nosy Neighbour')
    const observed = async () => {
      await world.settled()
      return JSON.stringify([
        await founder.call.deals.get({ id }),
        await founder.call.deals.mine({}),
        await founder.call.deals.introductions({}),
        await founder.call.notifications.list({}),
        await founder.call.matching.card({ id: investor.id }),
        await other.call.deals.get({ id }),
        await other.call.deals.list({}),
        await other.call.deals.pipeline({ step: 'saved' }),
        await other.call.deals.pipeline({ step: 'passed' }),
      ])
    }
    const before = await observed()
    await investor.call.deals.place({ id, step: 'saved' })
    await investor.call.deals.note({ id, note: 'Their margins look too good.' })
    await investor.call.deals.place({ id, step: 'passed', pass_reason: 'Too early for us' })
    expect(await observed()).toBe(before)
    expect((await investor.call.deals.pipeline({ step: 'passed' })).items).toMatchObject([
      { deal: { id }, note: 'Their margins look too good.', pass_reason: 'Too early for us' },
    ])
    await investor.call.deals.takeOut({ id })
    expect((await investor.call.deals.pipeline({ step: 'passed' })).items).toEqual([])
    expect(await refusalOf(investor.call.deals.note({ id, note: 'Again' }))).toBe('deals.notInPipeline')
    expect(await refusalOf(investor.call.deals.note({ id: randomUUID(), note: 'What?' }))).toBe('deals.gone')
  })
})
