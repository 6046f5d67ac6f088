import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useRef } from 'react'
import { useWatched } from '#platform/web/live/index.ts'
import { itemsOf } from '#platform/web/pages.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useKeptFocus } from '#ui/use-kept-focus.ts'
import { savedPages } from '../data.ts'
import { PostCard } from '../post/PostCard.tsx'
import { PostSkeletons } from '../post/PostSkeleton.tsx'
import { mostWatched } from './Feed.tsx'

/** The posts that the viewer has saved, last saved first. */
export function SavedPosts() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(savedPages())
  const posts = itemsOf(pages.data)
  useWatched(posts.slice(0, mostWatched).map(({ id }) => `post:${id}`))
  // Posts disappear as soon as they are no longer saved.
  const saved = posts.filter(({ isSaved }) => isSaved)
  const box = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus(box, saved.map(({ id }) => id).join())
  const none = (
    <EmptyState icon={Bookmark} title={t`No saved posts`}>
      <Trans>Save posts to find them again here. Only you can see what you save.</Trans>
    </EmptyState>
  )
  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none phone:gap-2" {...keptFocus}>
      <PagedList pages={pages} skeleton={<PostSkeletons count={3} />} failed={t`Failed to load your saved posts`} empty={none}>
        {() =>
          saved.length === 0 && !pages.hasNextPage ? (
            none
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 phone:gap-2">
              {saved.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )
        }
      </PagedList>
    </div>
  )
}
