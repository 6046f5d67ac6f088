import { describe, expect, test } from 'vitest'
import { recordOf } from '#platform/record-of.ts'
import { evidenceNames, fitEvidence } from './evidence.ts'
import { logOdds } from './match.ts'
import { type Example, refit } from './refit.ts'
import { type DirectionWeights, shippedWeights } from './weights.ts'

/** A pseudo-random sequence that is the same every time. */
function sequence(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const nothing = recordOf(evidenceNames, () => 0)

function decisionsBy(planted: DirectionWeights, count: number): Example[] {
  const random = sequence(42)
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: count }, () => {
    const evidence = { ...nothing, industries: normal(), country: 2 * normal() + 1, ticket: normal() - 3, otherWanted: normal() }
    return { direction: 'investor>startup', evidence, accepted: random() < 1 / (1 + Math.exp(-logOdds(evidence, planted))) }
  })
}

describe('refitting', () => {
  test('recovers the weights behind the decisions, and leaves those they say nothing about', () => {
    const planted = { intercept: -1, evidence: { ...nothing, industries: 1.2, country: 0.4, ticket: 0.7, otherWanted: -0.5 } }
    const learned = refit(decisionsBy(planted, 20_000), shippedWeights, 'community-1')
    const direction = learned.directions['investor>startup']
    expect(learned.version).toBe('community-1')
    for (const name of ['industries', 'country', 'ticket', 'otherWanted'] as const) {
      expect(Math.abs(direction.evidence[name] - planted.evidence[name])).toBeLessThan(0.1)
    }
    expect(Math.abs(direction.intercept - planted.intercept)).toBeLessThan(0.2)
    expect(direction.evidence.stage).toBe(shippedWeights.directions['investor>startup'].evidence.stage)
    expect(learned.directions['mentor>startup']).toEqual(shippedWeights.directions['mentor>startup'])
  })

  test('never lets a better fit count against somebody', () => {
    const perverse = { intercept: -1, evidence: { ...nothing, industries: -2, country: 0.5 } }
    const { evidence } = refit(decisionsBy(perverse, 2_000), shippedWeights, 'x').directions['investor>startup']
    for (const name of fitEvidence) expect([name, evidence[name] >= 0]).toEqual([name, true])
    expect(evidence.industries).toBe(0)
    expect(evidence.country).toBeGreaterThan(0.3)
  })

  test('keeps its weights while there are few decisions, and stays close to them while there are not many', () => {
    const planted = { intercept: 0, evidence: { ...nothing, industries: 3 } }
    const decisions = decisionsBy(planted, 2_000)
    expect(refit(decisions.slice(0, 60), shippedWeights, 'x').directions).toEqual(shippedWeights.directions)
    const learnedFrom = (count: number) =>
      refit(decisions.slice(0, count), shippedWeights, 'x').directions['investor>startup'].evidence.industries
    expect(learnedFrom(150)).toBeGreaterThan(0.5)
    expect(learnedFrom(150)).toBeLessThan(learnedFrom(2_000))
  })

  test('stays finite if one fact decides everything', () => {
    const examples = decisionsBy({ intercept: 0, evidence: nothing }, 400).map((example): Example => ({
      ...example,
      accepted: example.evidence.industries > 0,
    }))
    const { intercept, evidence } = refit(examples, shippedWeights, 'x').directions['investor>startup']
    expect(Number.isFinite(intercept)).toBe(true)
    expect(evidence.industries).toBeGreaterThan(1)
    expect(evidence.industries).toBeLessThan(100)
  })
})

test('shipped weights never let a better fit lower a score', () => {
  for (const { evidence } of Object.values(shippedWeights.directions)) {
    for (const name of fitEvidence) expect(evidence[name]).toBeGreaterThanOrEqual(0)
  }
})
