import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Person, profileOf } from '#testing/people.ts'
import { answer, companyOf, openTo, reportedYear as year } from '#testing/sustainability.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

test('evidence that all members may read is a reason on cards of both, without points; evidence in a closed section is none', async () => {
  const { company, ada } = await companyOf(world)
  await ada.call.profiles.save(profileOf(ada, { industry: 'CleanTech', funding_stage: 'seed', sdgs: [13] }))
  const investor = await world.join({ full_name: 'Ivo Investor', user_type: 'investor' })
  await investor.call.profiles.save(profileOf(investor, { sdgs: [7, 13], investor_preferences: { industries: ['CleanTech'] } }))
  await answer(ada, company, 'goal-contribution', { row: '7', value: 'Our pumps replace gas boilers.' })
  const evidence = {
    id: company.id,
    year,
    question: 'goal-contribution',
    row: '7',
    evidence_id: randomUUID(),
    note: 'Report of the test house',
  }
  await ada.call.sustainability.addEvidence(evidence)

  const seen = async (viewer: Person, other: Person) => {
    await world.settled()
    const card = await viewer.call.matching.card({ id: other.id })
    const { items } = await viewer.call.matching.cards({ role: viewer === investor ? 'startup' : 'investor' })
    const drawn = items.find(({ id }) => id === other.id)
    expect(drawn?.reasons ?? card.reasons, 'the same in the deck').toEqual(card.reasons)
    return { score: card.score, reasons: card.reasons.flatMap(({ text }) => (text.id.endsWith('.evidence') ? [text] : [])) }
  }
  const before = await seen(investor, ada)
  expect(before.reasons).toEqual([])
  await openTo(ada, company, 'members', 'goals')
  const goals = [{ id: 'vocabulary.goal.7', message: 'Affordable and Clean Energy' }]
  const open = await seen(investor, ada)
  expect(open).toMatchObject({
    score: before.score,
    reasons: [{ id: 'matching.reason.own.evidence', parameters: { goals: { all: goals } } }],
  })
  expect((await seen(ada, investor)).reasons).toMatchObject([{ id: 'matching.reason.their.evidence' }])
  await openTo(ada, company, 'granted', 'goals')
  expect([await seen(investor, ada), await seen(ada, investor)]).toMatchObject([{ score: before.score, reasons: [] }, { reasons: [] }])
})
