import { sql } from 'kysely'
import { type Searchable, everybody, follow, memberKey, sourceIds, titleFrom } from '#platform/server/search/index.ts'
import { communityPath } from '#features/knowledge/paths.ts'
import { profilePath } from '#features/members/paths.ts'
import { members } from '#features/members/server/index.ts'
import { isReadableReview } from './queries.ts'

/** Reviews of members and of the platform with their replies; hidden and waiting ones are for their authors alone. */
export const reviewSearchable: Searchable = {
  kind: 'review',
  version: 1,
  follows: [follow('review.changed', ({ ids }) => ids)],
  idsAfter: sourceIds('reviews'),
  async read(reader, ids) {
    const rows = await reader
      .selectFrom('reviews as r')
      .innerJoin(members.as('u'), 'u.id', 'r.user_id')
      .select(['r.id', 'u.id as user_id', 'u.language', 'r.review_text', 'r.reply', 'r.created_at', 'r.hidden_at', 'r.waiting_since'])
      .where('r.id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return rows.map(({ id, user_id, language, review_text, reply, created_at, hidden_at, waiting_since }) => ({
      id,
      at: created_at,
      name: '',
      texts: [review_text, reply ?? ''],
      usualLanguage: language,
      author: user_id,
      readers: [hidden_at || waiting_since ? memberKey(user_id) : everybody],
    }))
  },
  isReadable: (viewer, id) => sql<boolean>`exists (select from reviews r where r.id = ${id} and ${isReadableReview(viewer)})`,
  async cards(reader, _viewer, keys) {
    const rows = await reader
      .selectFrom('reviews as r')
      .innerJoin(members.as('u'), 'u.id', 'r.user_id')
      .select(['r.id', 'r.reviewed_user_id', 'r.review_text', 'r.reply', 'u.full_name'])
      .where('r.id', '=', sql<string>`any(${keys.map(({ id }) => id)}::uuid[])`)
      .execute()
    return rows.map(({ id, reviewed_user_id, review_text, reply, full_name }) => ({
      id,
      href: reviewed_user_id ? profilePath(reviewed_user_id) : communityPath(),
      title: titleFrom(review_text),
      note: full_name,
      text: [review_text, reply].filter(Boolean).join('\n'),
    }))
  },
}
