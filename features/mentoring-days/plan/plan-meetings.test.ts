import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Pair, keyOf } from './choose-pairs.ts'
import { type Planning, bestPairs, planMeetings, weightsOf, worthOfOneMore } from './plan-meetings.ts'

const named = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${String(at).padStart(3, '0')}`)

/** A day on which everybody may meet and nobody wishes anything, unless told otherwise. */
const dayOf = ({
  mentorCount = 2,
  founderCount = 3,
  ...changes
}: Partial<Planning> & { mentorCount?: number; founderCount?: number }): Planning => ({
  mentors: named('m', mentorCount),
  founders: named('f', founderCount),
  rounds: 3,
  most: 3,
  wishes: new Map(),
  shared: () => 0,
  mayMeet: () => true,
  busy: new Map(),
  before: [],
  ...changes,
})

/** What a choice of pairs is worth altogether. */
function totalOf(planning: Planning, pairs: readonly Pair[]): number {
  const weightOf = weightsOf(planning)
  const counts = new Map<string, number>()
  let total = 0
  for (const { mentor_id, founder_id } of pairs) {
    total += weightOf(mentor_id, founder_id)
    for (const person of [mentor_id, founder_id]) {
      total += worthOfOneMore(counts.get(person) ?? 0)
      counts.set(person, (counts.get(person) ?? 0) + 1)
    }
  }
  return total
}

/** The best total of all choices that respect how many meetings people can have. */
function bestTotal(planning: Planning): number {
  const weightOf = weightsOf(planning)
  const edges = planning.mentors.flatMap((mentor_id) =>
    planning.founders.filter((founder_id) => weightOf(mentor_id, founder_id) > 0).map((founder_id) => ({ mentor_id, founder_id })),
  )
  const most = (id: string) =>
    Math.min(id.startsWith('f') ? planning.most : planning.rounds, planning.rounds - (planning.busy.get(id)?.size ?? 0))
  let best = 0
  const counts = new Map<string, number>()
  const search = (at: number, total: number) => {
    best = Math.max(best, total)
    for (let next = at; next < edges.length; next += 1) {
      const edge = edges[next]
      if (!edge) return
      const people = [edge.mentor_id, edge.founder_id]
      if (people.some((person) => (counts.get(person) ?? 0) >= most(person))) continue
      const gain =
        weightOf(edge.mentor_id, edge.founder_id) + people.reduce((sum, person) => sum + worthOfOneMore(counts.get(person) ?? 0), 0)
      for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1)
      search(next + 1, total + gain)
      for (const person of people) counts.set(person, (counts.get(person) ?? 0) - 1)
    }
  }
  search(0, 0)
  return best
}

/** Days with random people, wishes, topics, blocks and busy rounds. */
const days = (largest: { mentors: number; founders: number; rounds: number }) =>
  fc
    .record({
      mentorCount: fc.integer({ min: 1, max: largest.mentors }),
      founderCount: fc.integer({ min: 1, max: largest.founders }),
      rounds: fc.integer({ min: 1, max: largest.rounds }),
      most: fc.integer({ min: 1, max: largest.rounds }),
      seeds: fc.array(fc.nat(9_999), { minLength: 12, maxLength: 12 }),
      isBusy: fc.boolean(),
    })
    .map(({ mentorCount, founderCount, rounds, most, seeds, isBusy }) => {
      let turn = 0
      const some = (limit: number) => {
        turn += 1
        return (((seeds[turn % 12] ?? 0) * 7_919 + turn * 104_729) >>> 3) % limit
      }
      const [mentors, founders] = [named('m', mentorCount), named('f', founderCount)]
      const chosenFrom = (ids: string[]) => ids.toSorted(() => some(3) - 1).slice(0, some(6))
      const wishes = new Map([
        ...mentors.map((id) => [id, chosenFrom(founders)] as const),
        ...founders.map((id) => [id, chosenFrom(mentors)] as const),
      ])
      const apart = new Set(mentors.flatMap((mentor) => founders.filter(() => some(8) === 0).map((founder) => `${mentor} ${founder}`)))
      const topics = new Map(mentors.flatMap((mentor) => founders.map((founder) => [`${mentor} ${founder}`, some(3)] as const)))
      const busy = new Map(
        [...mentors, ...founders].map((id) => [id, new Set(isBusy && some(3) === 0 ? [1 + some(rounds), 1 + some(rounds)] : [])] as const),
      )
      return dayOf({
        mentors,
        founders,
        rounds,
        most: Math.min(most, rounds),
        wishes,
        shared: (mentor, founder) => topics.get(`${mentor} ${founder}`) ?? 0,
        mayMeet: (mentor, founder) => !apart.has(`${mentor} ${founder}`),
        busy,
      })
    })

const small = days({ mentors: 3, founders: 4, rounds: 3 })
const larger = days({ mentors: 12, founders: 25, rounds: 8 })

describe('the pairs', () => {
  test('are worth as much as the best of all choices', () => {
    fc.assert(
      fc.property(small, (planning) => {
        expect(totalOf(planning, bestPairs(planning))).toBe(bestTotal(planning))
      }),
      { numRuns: 300 },
    )
  })

  test('are those who chose each other before those of whom one did, and a first choice before a second', () => {
    const wishes = new Map([
      ['f000', ['m000', 'm001']],
      ['f001', ['m000']],
      ['m000', ['f001']],
    ])
    const paired = planMeetings(dayOf({ mentorCount: 2, founderCount: 2, rounds: 1, most: 1, wishes })).map(keyOf)
    expect(paired).toEqual(['m000 f001', 'm001 f000'])
  })

  test('leave nobody without a meeting for a wish of one side', () => {
    const wishes = new Map([['f000', ['m000']]])
    const meetings = planMeetings(dayOf({ mentorCount: 1, founderCount: 3, rounds: 3, wishes }))
    expect(meetings.map(({ founder_id }) => founder_id).toSorted()).toEqual(['f000', 'f001', 'f002'])
  })

  test('share topics where nobody wished anything', () => {
    const shared = (mentor: string, founder: string) => Number(mentor.at(-1) === founder.at(-1))
    const meetings = planMeetings(dayOf({ mentorCount: 3, founderCount: 3, rounds: 1, most: 1, shared }))
    expect(meetings.map(keyOf)).toEqual(['m000 f000', 'm001 f001', 'm002 f002'])
  })
})

/** Whatever is planned, these hold. */
function expectSound(planning: Planning, meetings: ReturnType<typeof planMeetings>) {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  expect(new Set(meetings.map(keyOf)).size, 'no pair twice').toBe(meetings.length)
  for (const { mentor_id, founder_id, round } of meetings) {
    expect(planning.mayMeet(mentor_id, founder_id)).toBe(true)
    if (round === null) continue
    expect(round).toBeGreaterThanOrEqual(1)
    expect(round).toBeLessThanOrEqual(planning.rounds)
    for (const person of [mentor_id, founder_id]) {
      expect(taken.has(`${person} ${round}`), 'no clash').toBe(false)
      taken.add(`${person} ${round}`)
      counts.set(person, (counts.get(person) ?? 0) + 1)
    }
  }
  for (const founder of planning.founders) expect(counts.get(founder) ?? 0).toBeLessThanOrEqual(planning.most)
}

describe('a plan', () => {
  test('has no clashes, no pair twice, nobody with too many meetings, and no meeting while somebody is busy', () => {
    fc.assert(
      fc.property(larger, (planning) => {
        const meetings = planMeetings(planning)
        expectSound(planning, meetings)
        for (const { mentor_id, founder_id, round } of meetings)
          for (const person of [mentor_id, founder_id])
            expect(round !== null && (planning.busy.get(person)?.has(round) ?? false)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test('has a round for every pair if nobody is busy', () => {
    fc.assert(
      fc.property(larger, (planning) => {
        for (const { round } of planMeetings({ ...planning, busy: new Map() })) expect(round).not.toBeNull()
      }),
      { numRuns: 100 },
    )
  })

  test('is the same for the same people, in whichever order they come', () => {
    fc.assert(
      fc.property(larger, (planning) => {
        const again = { ...planning, mentors: planning.mentors.toReversed(), founders: planning.founders.toReversed() }
        expect(planMeetings(again)).toEqual(planMeetings(planning))
      }),
      { numRuns: 30 },
    )
  })

  test('stays when it is planned again', () => {
    fc.assert(
      fc.property(larger, (planning) => {
        const before = planMeetings(planning)
        expect(planMeetings({ ...planning, before })).toEqual(before)
      }),
      { numRuns: 60 },
    )
  })

  test('keeps what is pinned, in its round, and fits as well around it', () => {
    fc.assert(
      fc.property(larger, fc.nat(100), (planning, seed) => {
        const first = planMeetings(planning).filter(({ round }) => round !== null)
        const before = first.map((meeting, at) => ({ ...meeting, is_pinned: (at + seed) % 4 === 0 }))
        const changed = { ...planning, before, wishes: new Map() }
        const meetings = planMeetings(changed)
        expectSound(changed, meetings)
        const rounds = new Map(meetings.map((meeting) => [keyOf(meeting), meeting]))
        for (const meeting of before.filter(({ is_pinned: isPinned }) => isPinned)) expect(rounds.get(keyOf(meeting))).toEqual(meeting)
      }),
      { numRuns: 60 },
    )
  })

  test('keeps every meeting and its round when somebody comes who fits into free rounds', () => {
    fc.assert(
      fc.property(days({ mentors: 8, founders: 4, rounds: 4 }), (planning) => {
        const alone = { ...planning, busy: new Map(), most: planning.rounds, mayMeet: () => true, wishes: new Map() }
        const mentors = named('m', Math.max(planning.founders.length + 2, planning.mentors.length))
        const before = planMeetings({ ...alone, mentors, rounds: 2, most: 1 })
        const after = planMeetings({ ...alone, mentors, rounds: 2, most: 1, before, founders: [...planning.founders, 'f999'] })
        expect(after).toEqual(expect.arrayContaining(before))
        expect(after.filter(({ founder_id }) => founder_id === 'f999')).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  test('names those who chose each other and are never both free', () => {
    const wishes = new Map([
      ['m000', ['f000']],
      ['f000', ['m000']],
    ])
    const busy = new Map([
      ['m000', new Set([1])],
      ['f000', new Set([2])],
    ])
    const meetings = planMeetings(dayOf({ rounds: 2, most: 2, mentorCount: 2, founderCount: 1, wishes, busy }))
    expect(meetings).toContainEqual({ mentor_id: 'm000', founder_id: 'f000', round: null, is_pinned: false })
    expect(meetings).toContainEqual({ mentor_id: 'm001', founder_id: 'f000', round: 1, is_pinned: false })
  })

  test('never has those who must not meet, even if both wish it or it was pinned', () => {
    const wishes = new Map([
      ['m000', ['f000']],
      ['f000', ['m000']],
    ])
    const before = [{ mentor_id: 'm000', founder_id: 'f000', round: 1, is_pinned: true }]
    const mayMeet = (mentor: string, founder: string) => mentor !== 'm000' || founder !== 'f000'
    expect(planMeetings(dayOf({ wishes, before, mayMeet })).map(keyOf)).not.toContain('m000 f000')
  })
})
