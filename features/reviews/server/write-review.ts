import { randomUUID } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { OwnReview } from '../contract.ts'
import { reviewProblems } from '../problems.ts'
import { mostReviewsADay } from '../limits.ts'
import { mayReview, missingToReviewPlatform, readableReview } from './access.ts'
import { presentOwn } from './present.ts'
import { deleteReview, holdBurst, lockPlatformReviews, lockReview, ownReview, saveReply, saveReview } from './queries.ts'

interface Written {
  /** null for the platform. */
  member_id: string | null
  rating: number
  review_text: string
}

/**
 * Reviews a member or the platform, replacing the actor's earlier review.
 * @throws Refusal reviewOneself, strangers, notFound, notYet
 */
export const writeReview = (services: Services, actor: Actor, { member_id, ...said }: Written): Promise<OwnReview> =>
  member_id === null ? reviewPlatform(services, actor, said) : reviewMember(services, actor, member_id, said)

async function reviewMember({ events }: Services, actor: Actor, member_id: string, said: Omit<Written, 'member_id'>): Promise<OwnReview> {
  if (member_id === actor.id) throw new Refusal(reviewProblems.reviewOneself)
  return events.change(async (tx, announce) => {
    if (!(await mayReview(tx, actor, member_id))) throw new Refusal(reviewProblems.strangers)
    const review = await saveReview(tx, { id: randomUUID(), user_id: actor.id, reviewed_user_id: member_id, ...said })
    if (review.is_new) await announce('review.written', { id: review.id, author_id: actor.id, member_id })
    return presentOwn(review)
  })
}

/** Many at once wait for an operator, also those that were shown already: the landing page must not belong to whoever writes most. */
async function reviewPlatform({ events }: Services, actor: Actor, said: Omit<Written, 'member_id'>): Promise<OwnReview> {
  return events.change(async (tx, announce) => {
    const { missing } = await missingToReviewPlatform(tx, actor)
    if (missing.length > 0) throw new Refusal(reviewProblems.notYet)
    const saved = await saveReview(tx, { id: randomUUID(), user_id: actor.id, reviewed_user_id: null, ...said })
    await lockPlatformReviews(tx)
    const held = await holdBurst(tx, mostReviewsADay)
    if (held.length > 0) await announce('review.held', { ids: held })
    return presentOwn((await ownReview(tx, actor.id, null)) ?? saved)
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
    if (review.reply === null || reply === '')
      await announce('review.answered', { id: review.id, author_id: review.user_id, member_id: actor.id })
  })
}
