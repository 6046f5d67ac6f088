import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { reviewProblems } from '../problems.ts'
import { type OwnRow, acquaintance, ownReview, reviewSeenBy } from './queries.ts'

/** That there is a member whom the actor sees. @throws Refusal notFound */
export async function seenMember(reader: Reader, actor: Actor, memberId: string): Promise<void> {
  if (!(await acquaintance(reader, actor.id, memberId))) throw new Refusal(problems.notFound)
}

/**
 * Whether the actor may review a member: whom they are connected to, or when each has written to the other. Both of the two know either,
 * so that it tells nobody anything. What one wrote one may change later, too.
 * @throws Refusal notFound
 */
export async function mayReview(reader: Reader, actor: Actor, memberId: string): Promise<boolean> {
  const known = await acquaintance(reader, actor.id, memberId)
  if (!known) throw new Refusal(problems.notFound)
  if (memberId === actor.id) return false
  return known.know || (await ownReview(reader, actor.id, memberId)) !== undefined
}

/** A review that the actor can read. @throws Refusal gone */
export async function readableReview(reader: Reader | Tx, actor: Actor, id: string): Promise<OwnRow> {
  const review = await reviewSeenBy(reader, actor.id, id)
  if (!review) throw new Refusal(reviewProblems.gone)
  return review
}
