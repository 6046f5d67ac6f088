import { neededDays } from './limits.ts'

/** What a review of the platform needs, in the order in which members read it. */
export const reviewRequirements = ['address', 'profile', 'days', 'use'] as const
export type ReviewRequirement = (typeof reviewRequirements)[number]

export interface ReviewerFacts {
  email_confirmed: boolean
  profile_completed: boolean
  /** Empty fields of the profile. */
  missing: readonly string[]
  joined_at: Date
  /** Connected with a member, or exchanged messages with one. */
  knowsSomebody: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** The days until a member may review the platform, rounded up; 0 if they have passed. */
export const daysLeft = (joinedAt: Date, now = new Date()): number =>
  Math.max(0, Math.ceil(neededDays - (now.getTime() - joinedAt.getTime()) / dayMs))

/** What a member still needs before they can review the platform. */
export function missingToReview({ joined_at, ...facts }: ReviewerFacts, now = new Date()): ReviewRequirement[] {
  const saysEnough = facts.profile_completed && !facts.missing.includes('bio') && !facts.missing.includes('location')
  const isMet = {
    address: facts.email_confirmed,
    profile: saysEnough,
    days: daysLeft(joined_at, now) === 0,
    use: facts.knowsSomebody,
  }
  return reviewRequirements.filter((each) => !isMet[each])
}
