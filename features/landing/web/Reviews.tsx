import { readerLocale } from '#platform/web/i18n.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LandingReviews, Review } from '#features/reviews/contract.ts'
import { RatingSummary, useRatingNames } from '#features/reviews/web/index.ts'
import { typeLabels } from '#features/profiles/web/index.ts'
import { communityPath } from '#features/knowledge/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Stars } from '#ui/Stars.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { column, headingClass } from './Section.tsx'
import { SignInLink } from './SignInLink.tsx'

interface ReviewsProps {
  reviews: LandingReviews
  isMember: boolean
}

/** Reviews of the platform; members can write theirs here too. Without any, the section invites members to write the first. */
export function Reviews({ reviews: { counts, latest }, isMember }: ReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={`${column} scroll-mt-16 py-22 phone:scroll-mt-14 phone:py-14`}>
      <h2 id="reviews-title" className={headingClass}>
        <Trans>What Our Users Say</Trans>
      </h2>
      {latest.length === 0 ? (
        <p className="mt-3 max-w-[56ch] text-ink-2">
          <Trans>No reviews yet. Join now and be the first to share your experience.</Trans>
        </p>
      ) : (
        <>
          <div className="mt-6">
            <RatingSummary counts={counts} locale={readerLocale()} isLarge />
          </div>
          <ul className="mt-8 grid grid-cols-3 gap-4 max-lg:grid-cols-2 phone:mt-6 phone:grid-cols-1">
            {latest.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isMember ? <OwnReview /> : latest.length === 0 && <Invitation />}
    </section>
  )
}

const written = (at: string) => new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })

function ReviewCard({ review: { author, rating, review_text, created_at } }: { review: Review }) {
  const { i18n } = useLingui()
  const names = useRatingNames()
  const who = [i18n._(typeLabels[author.user_type]), author.company_name].filter(Boolean).join(' · ')
  return (
    <figure className="card flex h-full flex-col gap-3 p-5 phone:p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-ink-3">
        <Stars value={rating} label={names[rating - 1] ?? ''} />
        <time dateTime={created_at}>{written(created_at)}</time>
      </p>
      <blockquote dir="auto" className="flex-1 whitespace-pre-line text-ink-2 wrap-anywhere">
        {review_text}
      </blockquote>
      <figcaption className="flex min-w-0 items-center gap-3">
        <Avatar id={author.id} name={author.full_name} size={36} />
        <span className="min-w-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {author.full_name}
          </span>
          <span dir="auto" className="block text-ink-2 wrap-anywhere">
            {who}
          </span>
        </span>
      </figcaption>
    </figure>
  )
}

/** A script renders the form; without scripts, there is a link to the dashboard instead. */
function OwnReview() {
  return (
    <div className="mt-12 max-w-xl phone:mt-9">
      <h3 className="mb-4 font-semibold">
        <Trans>Share Your Experience</Trans>
      </h3>
      <div id="reviews-form" className="min-h-60">
        <noscript>
          <a href={communityPath()} className="link">
            <Trans>Write a review in the community tab</Trans>
          </a>
        </noscript>
      </div>
    </div>
  )
}

function Invitation() {
  return (
    <SignInLink mode="join" className={buttonClass({ size: 'tall', className: 'mt-6' })}>
      <Trans>Write the first review</Trans>
    </SignInLink>
  )
}
