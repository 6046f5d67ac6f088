import { recordAct } from '#features/operators/server/index.ts'
import { briefsById } from '#features/members/server/index.ts'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { acts } from '../acts.ts'
import { reviewProblems } from '../problems.ts'
import { deleteReview, lockReview, setHidden } from './queries.ts'

/** Hides a review from everyone except its author, who is told the reason. Does nothing if it is already hidden. @throws Refusal gone */
export async function hideReview({ events }: Services, actor: Actor, id: string, reason: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal(reviewProblems.gone)
    if (review.hidden_at) return
    const about = { id: review.id, author_id: review.user_id, member_id: review.reviewed_user_id }
    await hideOrShow(tx, id, true)
    await announce('review.hidden', { ...about, reason })
    await recordAct(tx, actor.id, acts.hidden, `${await nameOf(tx, review.user_id)}: ${reason}`)
  })
}

/** Restores a hidden review. @throws Refusal gone */
export async function restoreReview({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal(reviewProblems.gone)
    if (!review.hidden_at) return
    await hideOrShow(tx, id, false)
    await recordAct(tx, actor.id, acts.restored, await nameOf(tx, review.user_id))
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
