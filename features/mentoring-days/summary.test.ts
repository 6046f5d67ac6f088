import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const person = (id: string, side: 'mentor' | 'founder', wishes: string[] = [], is_out = false) => ({ member: { id }, side, is_out, wishes })
const meeting = (mentor_id: string, founder_id: string, round: number | null = 1, is_off = false) => ({
  mentor_id,
  founder_id,
  round,
  is_off,
})

test('counts what takes place, first choices of founders, and who has no meeting', () => {
  const people = [
    person('mira', 'mentor', ['lea']),
    person('moss', 'mentor'),
    person('noah', 'founder', ['mira', 'moss']),
    person('lea', 'founder', ['moss']),
    person('out', 'founder', ['mira'], true),
    person('tom', 'founder'),
  ]
  const summary = summaryOf(people, [
    meeting('mira', 'noah'),
    meeting('mira', 'lea', 2),
    meeting('moss', 'lea', null),
    meeting('moss', 'tom', 3, true),
  ])
  expect(summary).toMatchObject({ meetings: 2, wishing: 2, first: 1 })
  expect(summary.without.map(({ member }) => member.id)).toEqual(['moss', 'tom'])
})
