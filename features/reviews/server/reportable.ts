import type { Reportable } from '#platform/server/reportable.ts'
import { communityPath } from '#features/knowledge/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { publicReview } from './queries.ts'
import { hideOrShow, removePermanently } from './operate.ts'

/** A review with its reply. */
export const reviewReportable: Reportable = {
  kind: 'review',

  async read(reader, reporter, id) {
    const review = await publicReview(reader, id)
    if (!review || review.user_id === reporter.id) return undefined
    const { user_id: author_id, review_text: text, reviewed_user_id, reply, replied_at } = review
    return {
      author_id,
      text,
      address: reviewed_user_id === null ? communityPath() : profilePath(reviewed_user_id),
      around: reviewed_user_id && reply && replied_at ? [{ author_id: reviewed_user_id, text: reply, created_at: replied_at }] : [],
    }
  },

  setHidden: (_services, tx, id, hidden) => hideOrShow(tx, id, hidden),
  remove: (_services, tx, id) => removePermanently(tx, id),
}
