import { presentBrief } from '#features/members/server/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { type HomePart, activityTextLength } from '#platform/server/home.ts'
import { reviewsAbout } from './queries.ts'

/** Reviews of a member, without hidden ones. */
export const receivedReviews: NonNullable<HomePart['activity']> = {
  type: 'review',
  async latest({ database }, actor, limit) {
    const rows = await reviewsAbout(database.kysely, actor.id, actor.id, limit)
    return rows.map((row) => ({
      id: row.id,
      title: {
        .../*i18n*/ { id: 'activity.reviewOf', message: '{name} reviewed you' },
        parameters: { name: row.full_name },
      },
      text: Array.from(row.review_text).slice(0, activityTextLength).join(''),
      at: row.created_at.toISOString(),
      is_new: false,
      href: profilePath(actor.id),
      member: presentBrief(row),
    }))
  },
}
