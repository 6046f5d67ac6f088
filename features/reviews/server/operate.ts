import { recordAct } from '#features/operators/server/index.ts'
import { briefsById } from '#features/members/server/index.ts'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { acts } from '../acts.ts'
import { reviewProblems } from '../problems.ts'
import { type OwnRow, deleteReview, lockReview, setApproved, setHidden } from './queries.ts'

/** Hides reviews from everyone except their authors, who are told the reason. Leaves hidden ones as they are. @throws Refusal gone if none exists */
export async function hideReviews({ events }: Services, actor: Actor, ids: readonly string[], reason: string): Promise<void> {
  await events.change(async (tx, announce) => {
    for (const review of await lockReviews(tx, ids)) {
      if (review.hidden_at) continue
      await hideOrShow(tx, review.id, true)
      await announce('review.hidden', { id: review.id, author_id: review.user_id, member_id: review.reviewed_user_id, reason })
      await recordAct(tx, actor.id, acts.hidden, `${await nameOf(tx, review.user_id)}: ${reason}`, '', review.user_id)
    }
  })
}

/** Publishes reviews that wait. Leaves others as they are. @throws Refusal gone if none exists */
export async function approveReviews({ database }: Services, actor: Actor, ids: readonly string[]): Promise<void> {
  await database.transaction(async (tx) => {
    for (const review of await lockReviews(tx, ids)) {
      if (!review.waiting_since) continue
      await setApproved(tx, review.id)
      await recordAct(tx, actor.id, acts.approved, await nameOf(tx, review.user_id), '', review.user_id)
    }
  })
}

/** Those that still exist, locked in one order, so that two operators do not wait for each other. @throws Refusal gone if none does */
async function lockReviews(tx: Tx, ids: readonly string[]): Promise<OwnRow[]> {
  const reviews: OwnRow[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const review = await lockReview(tx, id)
    if (review) reviews.push(review)
  }
  if (reviews.length === 0) throw new Refusal(reviewProblems.gone)
  return reviews
}

/** Restores a hidden review. @throws Refusal gone */
export async function restoreReview({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal(reviewProblems.gone)
    if (!review.hidden_at) return
    await hideOrShow(tx, id, false)
    await announce('review.restored', { id })
    await recordAct(tx, actor.id, acts.restored, await nameOf(tx, review.user_id), '', review.user_id)
  })
}

/** @returns false if the review no longer exists */
export async function hideOrShow(tx: Tx, id: string, hidden: boolean): Promise<boolean> {
  const review = await lockReview(tx, id)
  if (!review) return false
  if ((review.hidden_at !== null) === hidden) return true
  await setHidden(tx, id, hidden)
  if (hidden) await announceIn(tx)('review.gone', { id: review.id, author_id: review.user_id, member_id: review.reviewed_user_id })
  return true
}

/** Deletes a review permanently. @returns false if it no longer exists */
export async function removePermanently(tx: Tx, id: string): Promise<boolean> {
  const review = await lockReview(tx, id)
  if (!review) return false
  await deleteReview(tx, id)
  await announceIn(tx)('review.gone', { id: review.id, author_id: review.user_id, member_id: review.reviewed_user_id })
  return true
}

const nameOf = async (tx: Tx, id: string): Promise<string> => (await briefsById(tx, [id])).get(id)?.full_name ?? ''
