import { sql } from 'kysely'
import { reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { IsUsed } from '#features/link-previews/server/index.ts'
import { publishPost } from './live.ts'

/** Whether a post shows a preview. */
export const isPosted: IsUsed = (id) => sql<boolean>`exists (select from posts p where p.preview_id = ${id})`

/** Tells those who are viewing a post that the preview of its link has arrived, and its author. */
export const followPreviews = ({ live }: Services) =>
  reaction<'link.previewed'>({
    name: 'newsfeed.followPreviews',
    on: ['link.previewed'],
    async react(tx, events) {
      const ids = events.map(({ payload }) => payload.preview_id)
      const posts = await tx.selectFrom('posts').select(['id', 'user_id']).where('preview_id', 'in', ids).execute()
      for (const { id, user_id } of posts) publishPost(live, tx, id, user_id)
    },
  })
