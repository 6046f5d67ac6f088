import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Review } from '../contract.ts'
import { reviewPages } from './data.ts'

interface ReviewListProps {
  memberId: string | null
  /** The id of the viewer's own review, which is shown elsewhere. */
  without: string | undefined
  empty: ReactNode
  children: (review: Review) => ReactNode
}

/** Reviews by other members, newest first. */
export function ReviewList({ memberId, without, empty, children }: ReviewListProps) {
  const { t } = useLingui()
  const pages = useInfiniteQuery(reviewPages(memberId))
  return (
    <PagedList
      pages={pages}
      skeleton={
        <SkeletonGroup label={t`Loading reviews`}>
          <Skeleton className="my-4 h-16" />
          <Skeleton className="my-4 h-16" />
        </SkeletonGroup>
      }
      renderFailure={({ error, onRetry }) => {
        const isOffline = problemOf(error).code === 'OFFLINE'
        return (
          <ErrorState
            title={isOffline ? t`Network Error` : t`Failed to load reviews. Please try again later.`}
            retryLabel={t`Retry`}
            onRetry={onRetry}
          >
            {isOffline ? t`Unable to connect. Please check your internet connection.` : problemOf(error).text}
          </ErrorState>
        )
      }}
      empty={empty}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items
            .filter(({ id }) => id !== without)
            .map((review) => (
              <li key={review.id}>{children(review)}</li>
            ))}
        </ul>
      )}
    </PagedList>
  )
}
