import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { reviewProblems } from '../problems.ts'
import { type ReviewRequirement, daysLeft, missingToReview } from '../reviewers.ts'
import { type OwnRow, relationTo, ownReview, reviewSeenBy, reviewerOf } from './queries.ts'

/** Checks that the actor can see a member. @throws Refusal notFound */
export async function requireVisible(reader: Reader, actor: Actor, memberId: string): Promise<void> {
  if (!(await relationTo(reader, actor.id, memberId))) throw new Refusal(problems.notFound)
}

/**
 * Whether the actor can review a member: if they are connected or have both written to each other, which both know already. An existing
 * review can always be edited.
 * @throws Refusal notFound
 */
export async function mayReview(reader: Reader, actor: Actor, memberId: string): Promise<boolean> {
  const relation = await relationTo(reader, actor.id, memberId)
  if (!relation) throw new Refusal(problems.notFound)
  if (memberId === actor.id) return false
  return relation.know || (await ownReview(reader, actor.id, memberId)) !== undefined
}

/** What the actor still needs before they can review the platform. An existing review can always be edited. */
export async function missingToReviewPlatform(reader: Reader, actor: Actor): Promise<{ missing: ReviewRequirement[]; days_left: number }> {
  const [{ email_confirmed, profile_completed, missing }, { joined_at, knowsSomebody }, own] = await Promise.all([
    memberSummary(reader, actor.id),
    reviewerOf(reader, actor.id),
    ownReview(reader, actor.id, null),
  ])
  if (own) return { missing: [], days_left: 0 }
  return {
    missing: missingToReview({ email_confirmed, profile_completed, missing, joined_at, knowsSomebody }),
    days_left: daysLeft(joined_at),
  }
}

/** A review that the actor can read. @throws Refusal gone */
export async function readableReview(reader: Reader | Tx, actor: Actor, id: string): Promise<OwnRow> {
  const review = await reviewSeenBy(reader, actor.id, id)
  if (!review) throw new Refusal(reviewProblems.gone)
  return review
}
