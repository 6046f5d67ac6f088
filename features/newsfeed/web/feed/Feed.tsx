import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Hash, MessagesSquare, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useOwnGroups } from '#features/groups/web/index.ts'
import { useWatched } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { itemsOf } from '#platform/web/pages.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Staged } from '#ui/Staged.tsx'
import { toast } from '#ui/toast.ts'
import type { FeedPart } from '../../contract.ts'
import { type FeedOf, pinnedPosts, postPages } from '../data.ts'
import { PostCard } from '../post/PostCard.tsx'
import { PostSkeletons } from '../post/PostSkeleton.tsx'
import { DemoPosts } from './DemoPosts.tsx'
import { NewPosts } from './NewPosts.tsx'

/** A part of the feed, newest first. All posts include those of the viewer's groups. */
export function Feed({ topic, group_id }: FeedOf) {
  const { t } = useLingui()
  const part = { topic, group_id }
  const pages = useInfiniteQuery(postPages(part))
  const posts = itemsOf(pages.data)
  const own = useOwnGroups()
  const feeds = group_id ? [group_id] : ['feed', ...(topic ? [] : own.map(({ id }) => id))]
  // All posts are shown below the pinned ones, which are not repeated.
  const { data: pinned } = useQuery({ ...pinnedPosts({ group_id }), enabled: topic === undefined })
  const above = new Set(topic === undefined ? pinned?.items.map(({ id }) => id) : [])
  useWatched([...feeds.map((id) => `newsfeed:${id}`), ...posts.slice(0, mostWatched).map(({ id }) => `post:${id}`)])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-2">
      <NewPosts part={part} newest={posts[0]} />
      <PagedList
        pages={pages}
        skeleton={<PostSkeletons count={3} />}
        renderFailure={(failure) => (group_id ? <LoadFailed title={t`Failed to load posts`} {...failure} /> : <Failed {...failure} />)}
        empty={group_id ? <NoneInGroup /> : topic ? <NoneOfTopic topic={topic} /> : <NoneAtAll />}
      >
        {(items) =>
          items
            .filter(({ id }) => !above.has(id))
            .map((post) => (
              <Staged key={post.id}>
                <PostCard post={post} isInGroup={group_id !== undefined} />
              </Staged>
            ))
        }
      </PagedList>
    </div>
  )
}

/** Leaves capacity for the other subjects that the page watches. */
export const mostWatched = 300

function NoneInGroup() {
  const { t } = useLingui()
  return (
    <EmptyState icon={MessagesSquare} title={t`No posts yet`}>
      <Trans>Write the first one. Only people in this group can read it.</Trans>
    </EmptyState>
  )
}

function NoneAtAll() {
  return (
    <DemoPosts>
      <p>
        <Trans>No posts yet. These examples show what posts look like and disappear with the first real one.</Trans>
      </p>
    </DemoPosts>
  )
}

function NoneOfTopic({ topic }: { topic: FeedPart }) {
  const { t } = useLingui()
  return topic === 'followed' ? (
    <EmptyState icon={Hash} title={t`No posts yet`}>
      <Trans>Posts on the topics you follow appear here. Choose a topic and follow it.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={Hash} title={t`No posts on this topic yet`}>
      <Trans>Write the first one: share what you know, ask a question, or say what you need.</Trans>
    </EmptyState>
  )
}

/** If posts could not be loaded, shows examples marked as such, and a retry button. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    toast.info(t`Loading Posts`, { id: 'newsfeed.failed', description: t`Showing demo content. Please refresh to try again.` })
  }, [t])
  return (
    <DemoPosts>
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60">{problemOf(error).text}</p>
        <Button size="small" onPress={onRetry}>
          <RefreshCw aria-hidden />
          <Trans>Retry</Trans>
        </Button>
      </div>
    </DemoPosts>
  )
}
