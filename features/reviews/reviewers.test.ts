import { expect, test } from 'vitest'
import { type ReviewerFacts, daysLeft, missingToReview } from './reviewers.ts'

const now = new Date('2026-03-20T12:00:00Z')
const ready: ReviewerFacts = {
  email_confirmed: true,
  profile_completed: true,
  missing: ['company_name'],
  joined_at: new Date('2026-03-13T12:00:00Z'),
  knowsSomebody: true,
}

test.each([
  [{}, []],
  [{ email_confirmed: false }, ['address']],
  [{ profile_completed: false }, ['profile']],
  [{ missing: ['bio'] }, ['profile']],
  [{ missing: ['location'] }, ['profile']],
  [{ joined_at: new Date('2026-03-13T12:00:01Z') }, ['days']],
  [{ knowsSomebody: false }, ['use']],
  [{ email_confirmed: false, missing: ['bio'], joined_at: now, knowsSomebody: false }, ['address', 'profile', 'days', 'use']],
] as const)('%j still needs %j', (facts, missing) => {
  expect(missingToReview({ ...ready, ...facts }, now)).toEqual(missing)
})

test('begun days count as days left', () => {
  expect([0, 1, 6.5, 7, 100].map((days) => daysLeft(new Date(now.getTime() - days * 86_400_000), now))).toEqual([7, 6, 1, 0, 0])
})
