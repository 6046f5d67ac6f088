import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useWatched } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { savedPages } from '../data.ts'
import { PostCard } from '../post/PostCard.tsx'
import { PostSkeletons } from '../post/PostSkeleton.tsx'
import { mostWatched } from './Feed.tsx'

/** The posts that the viewer has saved, last saved first. */
export function SavedPosts() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(savedPages())
  useWatched(
    itemsOf(pages.data)
      .slice(0, mostWatched)
      .map(({ id }) => `post:${id}`),
  )
  const none = (
    <EmptyState icon={Bookmark} title={t`No saved posts`}>
      <Trans>Save posts to find them again here. Only you can see what you save.</Trans>
    </EmptyState>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-2">
      <PagedList
        pages={pages}
        skeleton={<PostSkeletons count={3} />}
        renderFailure={({ error, onRetry }) => (
          <ErrorState title={t`Failed to load your saved posts`} retryLabel={t`Retry`} onRetry={onRetry}>
            {problemOf(error).text}
          </ErrorState>
        )}
        empty={none}
      >
        {(items) => {
          const saved = items.filter(({ isSaved }) => isSaved)
          return saved.length === 0 && !pages.hasNextPage ? none : saved.map((post) => <PostCard key={post.id} post={post} />)
        }}
      </PagedList>
    </div>
  )
}
