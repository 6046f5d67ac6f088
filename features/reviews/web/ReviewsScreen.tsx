import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { ConsoleScreen, ForStaff } from '#features/operators/web/index.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedReview } from '../contract.ts'
import { HideDialog } from './HideDialog.tsx'
import { RatingLine, ReviewWords } from './ReviewItem.tsx'
import { WaitingReviews } from './WaitingReviews.tsx'
import { latestReviews, reviews, useRefreshReviews } from './data.ts'

/** Reviews that wait for approval, and all reviews, for moderators to hide or restore them. */
export function ReviewsScreen() {
  const { t } = useLingui()
  return (
    <ConsoleScreen
      area="moderation"
      title={t`Reviews`}
      description={t`Members’ reviews of the platform and of each other. If you hide a review, its author is told the reason.`}
    >
      <WaitingReviews />
      <LatestReviews />
    </ConsoleScreen>
  )
}

function LatestReviews() {
  const { t } = useLingui()
  const [hidden, setHidden] = useState<OperatedReview>()
  const pages = useInfiniteQuery(latestReviews())
  return (
    <SettingsGroup title={t`All reviews`}>
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading reviews`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        failed={t`Failed to load reviews. Please try again later.`}
        empty={<EmptyState icon={MessageSquareQuote} title={t`No reviews yet`} />}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((review) => (
              <Row key={review.id} review={review} onHide={() => setHidden(review)} />
            ))}
          </ul>
        )}
      </PagedList>
      {hidden && <HideDialog hidden={[hidden]} onClose={() => setHidden(undefined)} />}
    </SettingsGroup>
  )
}

function Row({ review, onHide }: { review: OperatedReview; onHide: () => void }) {
  const { t } = useLingui()
  const refresh = useRefreshReviews()
  const restore = useMutation({
    mutationFn: () => reviews.call.restore({ id: review.id }),
    onError: (error) => toast.error(t`Failed to restore review`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  const author = review.author.full_name
  const about = review.about?.full_name
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p dir="auto" className="min-w-0 flex-1 font-medium wrap-anywhere">
          {about === undefined ? (
            <Trans>{author} on the platform</Trans>
          ) : (
            <Trans>
              {author} on {about}
            </Trans>
          )}
        </p>
        {review.is_waiting && (
          <Badge tone="warning">
            <Trans>Waiting for approval</Trans>
          </Badge>
        )}
        {review.is_hidden && <Badge tone="warning">{t({ message: 'Hidden', context: 'review' })}</Badge>}
        <ForStaff area="moderation" changing>
          {review.is_hidden ? (
            <Button
              size="small"
              aria-label={t`Restore the review by ${author}`}
              pending={restore.isPending}
              onPress={() => restore.mutate()}
            >
              <Trans>Restore</Trans>
            </Button>
          ) : (
            <Button size="small" aria-label={t`Hide the review by ${author}`} onPress={onHide}>
              <Trans>Hide</Trans>
            </Button>
          )}
        </ForStaff>
      </div>
      <RatingLine review={{ ...review, edited_at: null }} />
      <ReviewWords>{review.review_text}</ReviewWords>
    </li>
  )
}
