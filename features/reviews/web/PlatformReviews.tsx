import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readerLocale } from '#platform/web/i18n.ts'
import { Unsettled } from '#ui/Unsettled.tsx'
import { reviewCount } from '../figures.ts'
import { MissingToReview } from './MissingToReview.tsx'
import { OwnReview } from './OwnReview.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewList } from './ReviewList.tsx'
import { reviewStanding } from './data.ts'

/** A section of the community tab: reviews of the platform, and the member's own one. */
export function PlatformReviews() {
  const { t } = useLingui()
  const { data } = useQuery(reviewStanding(null))
  return (
    <section
      aria-labelledby="reviews-title"
      className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-10 gap-y-6 max-lg:grid-cols-[minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h2 id="reviews-title" className="mb-3 font-semibold">
          <Trans>What Our Users Say</Trans>
        </h2>
        {data && reviewCount(data.counts) > 0 && <RatingSummary counts={data.counts} locale={readerLocale()} />}
        <ReviewList
          memberId={null}
          without={data?.mine?.id}
          empty={
            <p className="text-ink-2">
              {data && reviewCount(data.counts) > 0 ? (
                <Trans>No other reviews to show.</Trans>
              ) : (
                <Trans>No reviews yet. Be the first to write one.</Trans>
              )}
            </p>
          }
        >
          {(review) => <ReviewItem review={review} />}
        </ReviewList>
      </div>
      <section aria-labelledby="own-review-title" className="card h-fit p-5 max-lg:order-first phone:p-4">
        <h2 id="own-review-title" className="mb-3 font-semibold">
          {data?.mine ? <Trans>Your review</Trans> : <Trans>Share Your Experience</Trans>}
        </h2>
        {!data ? (
          <Unsettled />
        ) : data.can_write ? (
          <OwnReview memberId={null} mine={data.mine} hint={t`Your review is public and shows your name and company.`} />
        ) : (
          <MissingToReview missing={data.missing} daysLeft={data.days_left} />
        )}
      </section>
    </section>
  )
}
