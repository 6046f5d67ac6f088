import { expect, test } from 'vitest'
import { isBurden, isReversal, possibleActs } from './acts.ts'

const standing = { content_state: 'shown', hasMember: true, isStaff: false, isSuspended: false, isWarned: false } as const

test('the possible actions depend on earlier ones', () => {
  expect(possibleActs(standing)).toEqual({ content: ['hide', 'remove'], member: ['warn', 'suspend'] })
  expect(possibleActs({ ...standing, content_state: 'hidden', isWarned: true })).toEqual({
    content: ['restore', 'remove'],
    member: ['withdraw', 'suspend'],
  })
  expect(possibleActs({ ...standing, content_state: 'removed', isSuspended: true })).toEqual({
    content: [],
    member: ['warn', 'suspend', 'lift'],
  })
  expect(possibleActs({ ...standing, isStaff: true })).toEqual({ content: [], member: [] })
  expect(possibleActs({ ...standing, content_state: null, hasMember: false })).toEqual({ content: [], member: [] })
})

test('a decision is a sanction, a reversal, both or neither', () => {
  const both = (content_act: 'hide' | 'restore' | null, member_act: 'warn' | 'suspend' | 'lift' | null) => ({ content_act, member_act })
  expect(
    [both('hide', null), both(null, 'suspend'), both('restore', null), both('restore', 'warn'), both(null, null)].map(isBurden),
  ).toEqual([true, true, false, true, false])
  expect([both('hide', 'lift'), both('hide', 'warn'), both(null, null)].map(isReversal)).toEqual([true, false, false])
})
