import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { OwnReview } from '../contract.ts'
import { reviewProblems } from '../problems.ts'
import { mayReview, readableReview } from './access.ts'
import { presentOwn } from './present.ts'
import { deleteReview, lockReview, saveReply, saveReview } from './queries.ts'

interface Written {
  /** null for the platform. */
  member_id: string | null
  rating: number
  review_text: string
}

/**
 * Reviews a member or the platform, replacing the actor's earlier review.
 * @throws Refusal reviewOneself, strangers, notFound
 */
export async function writeReview({ events }: Services, actor: Actor, { member_id, ...said }: Written): Promise<OwnReview> {
  if (member_id === actor.id) throw new Refusal(reviewProblems.reviewOneself)
  return events.change(async (tx, announce) => {
    if (member_id !== null && !(await mayReview(tx, actor, member_id))) throw new Refusal(reviewProblems.strangers)
    const review = await saveReview(tx, { id: randomUUID(), user_id: actor.id, reviewed_user_id: member_id, ...said })
    if (review.is_new && member_id !== null) await announce('review.written', { id: review.id, author_id: actor.id, member_id })
    return presentOwn(review)
  })
}

/** Permanently deletes the actor's own review and its reply. @throws Refusal gone, notYours */
export async function removeReview({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const review = await readableReview(tx, actor, id)
    if (review.user_id !== actor.id) throw new Refusal(reviewProblems.notYours)
    await deleteReview(tx, id)
    await announce('review.gone', { id: review.id, author_id: actor.id, member_id: review.reviewed_user_id })
  })
}

/** Saves the actor's reply to a review about them; an empty text deletes it. @throws Refusal gone, notAboutYou */
export async function replyToReview({ events }: Services, actor: Actor, id: string, reply: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const { reviewed_user_id } = await readableReview(tx, actor, id)
    if (reviewed_user_id !== actor.id) throw new Refusal(reviewProblems.notAboutYou)
    const review = await lockReview(tx, id)
    if (!review) throw new Refusal(reviewProblems.gone)
    if (review.reply === (reply || null)) return
    await saveReply(tx, id, reply)
    if (review.reply === null) await announce('review.answered', { id: review.id, author_id: review.user_id, member_id: actor.id })
  })
}
