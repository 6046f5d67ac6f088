import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import type { UserType } from '#features/profiles/vocabulary.ts'
import type { Behaviour } from '../members/behaviour.ts'

const world = testWorld()

async function member(full_name: string, user_type: UserType, fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person, { industry: null, country: null, ...fields }))
  return person
}
async function behaviourOf({ id }: Person): Promise<Partial<Behaviour>> {
  const row = await world.services.database.kysely.selectFrom('match_standings').selectAll().where('user_id', '=', id).executeTakeFirst()
  return row ?? {}
}

test('learns once from each settled decision, for both members', async () => {
  const ivy = await member('Ivy Investor', 'investor')
  const founders = [
    await member('Clean One', 'startup', { industry: 'CleanTech', funding_stage: 'seed', raising_amount: 1_000_000_00 }),
    await member('Clean Two', 'startup', { industry: 'CleanTech', funding_stage: 'series-a' }),
    await member('Ed Tech', 'startup', { industry: 'EdTech', funding_stage: 'seed' }),
  ] as const
  await world.settled()
  await accept(ivy, founders[0])
  await accept(ivy, founders[1])
  await reject(ivy, founders[2])
  await aMinutePasses(world)
  const learnt = await behaviourOf(ivy)
  expect(learnt).toMatchObject({ accepts: 2, rejects: 1, wanted: 0, declined: 0 })
  expect(learnt.recent_accepts).toBeCloseTo(2, 3)
  expect(learnt.taste?.accepted).toMatchObject({ count: 2, industries: { CleanTech: 2 }, stages: { seed: 1, 'series-a': 1 } })
  expect(learnt.taste?.accepted.amounts).toMatchObject({ count: 1, sum: Math.log(1_000_000) })
  expect(learnt.taste?.rejected).toMatchObject({ count: 1, industries: { EdTech: 1 } })
  expect(await behaviourOf(founders[0])).toMatchObject({ accepts: 0, wanted: 1, declined: 0 })
  expect(await behaviourOf(founders[2])).toMatchObject({ wanted: 0, declined: 1 })

  await aMinutePasses(world)
  expect(await behaviourOf(ivy)).toEqual(learnt)
})

test('learns a little from a bookmark, until it is removed', async () => {
  const ivy = await member('Ivy Bookmarks', 'investor')
  const founder = await member('Kept For Later', 'startup', { industry: 'CleanTech', funding_stage: 'seed', raising_amount: 1_000_000_00 })
  await world.settled()
  await ivy.call.matching.bookmark({ id: founder.id })
  await ivy.call.matching.bookmark({ id: founder.id })
  await world.settled()
  const kept = await behaviourOf(ivy)
  expect(kept).toMatchObject({ accepts: 0, taste: { accepted: { count: 0.5, industries: { CleanTech: 0.5 }, stages: { seed: 0.5 } } } })
  expect(kept.taste?.accepted.amounts.count).toBe(0.5)
  expect(await behaviourOf(founder), 'it says nothing about the other').toEqual({})

  await ivy.call.matching.unbookmark({ id: founder.id })
  await world.settled()
  const { accepted } = (await behaviourOf(ivy)).taste ?? {}
  expect(accepted).toMatchObject({ count: 0, industries: { CleanTech: 0 }, stages: { seed: 0 }, amounts: { count: 0, sum: 0, squares: 0 } })
})

test("learns a little from interest in a deal, only for the order of the member's own cards, until it is taken back", async () => {
  const fields = { funding_stage: 'seed', country: 'IE' } as const
  const ivy = await member('Ivy Deals', 'investor', { investor_preferences: { stages: ['seed'] }, sdgs: [7] })
  const owners = [
    await member('Water One', 'startup', { ...fields, industry: 'Biotech' }),
    await member('Water Two', 'startup', { ...fields, industry: 'Biotech' }),
  ]
  const [target, other] = [
    await member('Same Trade', 'startup', { ...fields, industry: 'Biotech' }),
    // Ahead because of a shared goal.
    await member('Other Trade', 'startup', { ...fields, industry: 'E-commerce', sdgs: [7] }),
  ]
  const deals = await Promise.all(owners.map((owner) => post(owner)))
  await world.settled()
  const order = async () => {
    const cards = (await ivy.call.matching.cards({ role: 'startup' })).items
    const shown = cards.filter(({ id }) => id === target.id || id === other.id)
    return {
      places: shown.map(({ id }) => (id === target.id ? 'same' : 'other')),
      scores: new Map(shown.map(({ id, score }) => [id, score])),
    }
  }
  /** Everything others could notice, except the deals' owners, who are notified. */
  const noticed = async () =>
    JSON.stringify([
      await behaviourOf(target),
      ...(await Promise.all(owners.map(behaviourOf))),
      await target.call.matching.card({ id: ivy.id }),
      (await target.call.matching.cards({ role: 'investor' })).items.map(({ id, score }) => [id, score]),
    ])
  const [before, noticedBefore] = [await order(), await noticed()]
  expect(before.places).toEqual(['other', 'same'])
  for (const id of deals) {
    await ivy.call.deals.expressInterest({ id })
    await ivy.call.deals.requestIntroduction({ id })
  }
  await world.settled()
  expect(await behaviourOf(ivy)).toMatchObject({ accepts: 0, taste: { accepted: { count: 2, industries: { Biotech: 2 } } } })
  const after = await order()
  expect(after.places).toEqual(['same', 'other'])
  expect(after.scores, 'scores depend only on the two profiles').toEqual(before.scores)
  expect(await noticed()).toBe(noticedBefore)

  for (const id of deals) {
    await ivy.call.deals.withdrawInterest({ id })
    await ivy.call.deals.withdrawIntroduction({ id })
    await ivy.call.deals.bookmark({ id })
  }
  await world.settled()
  expect((await behaviourOf(ivy)).taste?.accepted).toMatchObject({ count: 0, industries: { Biotech: 0 } })
  expect((await order()).places).toEqual(before.places)
})

test('learns nothing from undone decisions', async () => {
  const ivy = await member('Ivy Undoes', 'investor')
  const founder = await member('Spared', 'startup')
  await reject(ivy, founder)
  await ivy.call.matching.undo({ id: founder.id })
  await aMinutePasses(world)
  expect([await behaviourOf(ivy), await behaviourOf(founder)]).toEqual([{}, {}])
})

test('counts connections when they start and end', async () => {
  const ivy = await member('Ivy Connects', 'investor')
  const founder = await member('Connected', 'startup')
  await connect(founder, ivy)
  await world.settled()
  expect([await behaviourOf(ivy), await behaviourOf(founder)]).toMatchObject([
    { connections: 1, accepts: 1, wanted: 1 },
    { connections: 1, accepts: 1, wanted: 1 },
  ])
  await ivy.call.relations.disconnect({ id: founder.id })
  await world.settled()
  expect([await behaviourOf(ivy), await behaviourOf(founder)]).toMatchObject([{ connections: 0 }, { connections: 0 }])
})

test('skips members who have left', async () => {
  const ivy = await member('Ivy Stays', 'investor')
  const founder = await member('Leaves Soon', 'startup')
  await accept(ivy, founder)
  await world.services.events.change(async (tx, announce) => {
    await announce('match.settled', { user_id: ivy.id, matched_user_id: founder.id, status: 'accepted', connected: false, before: null })
    await sql`delete from auth."user" where id = ${founder.id}`.execute(tx)
  })
  await world.settled()
  expect(await behaviourOf(ivy)).toMatchObject({ accepts: 1, taste: { accepted: { count: 0 } } })
})
