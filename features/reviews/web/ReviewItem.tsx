import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TypeBadge } from '#features/profiles/web/index.ts'
import { profilePath } from '#features/members/paths.ts'
import { formatDay } from '#platform/web/format-day.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { asWritten } from '#platform/web/as-written.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Stars } from '#ui/Stars.tsx'
import type { Review } from '../contract.ts'
import { useRatingNames } from './use-rating-names.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Actions for another member's review. */
    'reviews.menu': { id: string; author: { id: string; full_name: string } }
  }
}

/** @param children the reply below it, or the form for one */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { t } = useLingui()
  const { id, author, review_text } = review
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 py-4" aria-label={t`Review by ${author.full_name}`}>
      <Avatar id={author.id} name={author.full_name} picture={author.profile_picture} size={36} />
      <div className="flex min-w-0 items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link to={profilePath(author.id)} dir="auto" className="min-w-0 font-semibold wrap-anywhere hover:underline">
              {author.full_name || t`Anonymous User`}
            </Link>
            <TypeBadge type={author.user_type} />
          </p>
          {author.company_name && (
            <p dir="auto" className="text-ink-2 wrap-anywhere">
              {author.company_name}
            </p>
          )}
        </div>
        <Slot name="reviews.menu" id={id} author={author} />
      </div>
      <div className="col-span-2 grid min-w-0 gap-2 md:col-span-1 md:col-start-2">
        <RatingLine review={review} />
        <ReviewWords>{review_text}</ReviewWords>
        {children}
      </div>
    </article>
  )
}

export function RatingLine({ review: { rating, created_at, edited_at } }: { review: Pick<Review, 'rating' | 'created_at' | 'edited_at'> }) {
  const names = useRatingNames()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
      <Stars value={rating} label={names[rating - 1] ?? ''} />
      <time dateTime={created_at}>{formatDay(created_at)}</time>
      {edited_at && <Trans>· edited</Trans>}
    </p>
  )
}

/** A member's text, with its line breaks. */
export const ReviewWords = ({ children }: { children: string }) => (
  <p {...asWritten(children)} className="max-w-read whitespace-pre-line wrap-anywhere">
    {children}
  </p>
)

/** The reply of the reviewed member. */
export function Reply({ name, reply }: { name: string; reply: string }) {
  return (
    <div className="border-s-2 border-line-2 ps-3">
      <p className="font-medium">
        <Trans>Reply from {name}</Trans>
      </p>
      <ReviewWords>{reply}</ReviewWords>
    </div>
  )
}
