import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useWatched } from '#platform/web/live/index.ts'
import { pinnedPosts } from '../data.ts'
import { PostCard } from '../post/PostCard.tsx'

/** What operators have pinned to the top of the feed, or leaders to the page of a group; nothing if there is none. */
export function PinnedPosts({ group_id }: { group_id?: string }) {
  const { t } = useLingui()
  const { data } = useQuery(pinnedPosts({ group_id }))
  const items = data?.items ?? []
  useWatched(items.map(({ id }) => `post:${id}`))
  if (items.length === 0) return null
  return (
    <section aria-label={t`Pinned posts`} className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-2">
      {items.map((post) => (
        <PostCard key={post.id} post={post} isPinned isInGroup={group_id !== undefined} />
      ))}
    </section>
  )
}
