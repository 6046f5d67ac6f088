import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { Button } from '#ui/Button.tsx'
import type { Review } from '../contract.ts'
import { matchSuccessOf, reviewCount } from '../figures.ts'
import { enoughReviews } from '../limits.ts'
import { OwnReply } from './OwnReply.tsx'
import { OwnReview } from './OwnReview.tsx'
import { RatingSummary } from './RatingSummary.tsx'
import { Reply, ReviewItem } from './ReviewItem.tsx'
import { ReviewList } from './ReviewList.tsx'
import { reviewStanding } from './data.ts'

interface Reviewed {
  id: string
  full_name: string
}

/** The reviews on a profile, with the viewer's own review or, on their own profile, their replies. Hidden if there are none. */
export function MemberReviews({ member }: { member: Reviewed }) {
  const { data } = useQuery(reviewStanding(member.id))
  const heading = useId()
  const isMe = useMember()?.id === member.id
  if (!data) return null
  const { counts, mine, can_write } = data
  const count = reviewCount(counts)
  if (count === 0 && !mine && !can_write) return null
  return (
    <section aria-labelledby={heading} className="mb-7 grid gap-3">
      <h2 id={heading} className="font-semibold">
        <Trans>Reviews</Trans>
      </h2>
      <RatingSummary counts={counts} locale={readerLocale()} />
      {count >= enoughReviews && <MatchSuccess percent={matchSuccessOf(counts) ?? 0} />}
      {(can_write || mine) && <OwnReviewCard member={member} mine={mine} />}
      {count > 0 && (
        <ReviewList memberId={member.id} without={mine?.id} empty={null}>
          {(review) => (
            <ReviewItem review={review}>
              <Below review={review} member={member} isMe={isMe} />
            </ReviewItem>
          )}
        </ReviewList>
      )}
    </section>
  )
}

function MatchSuccess({ percent }: { percent: number }) {
  return (
    <p className="text-ink-2">
      <Trans>
        Match success <span className="font-semibold text-ink">{percent}%</span>, based on the average rating
      </Trans>
    </p>
  )
}

function Below({ review: { id, reply }, member, isMe }: { review: Review; member: Reviewed; isMe: boolean }) {
  if (isMe) return <OwnReply reviewId={id} name={member.full_name} reply={reply} />
  return reply === null ? null : <Reply name={member.full_name} reply={reply} />
}

function OwnReviewCard({ member, mine }: { member: Reviewed; mine: Parameters<typeof OwnReview>[0]['mine'] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = member.full_name
  if (!mine && !isOpen) {
    return (
      <Button className="justify-self-start" onPress={() => setOpen(true)}>
        <Trans>Write a review</Trans>
      </Button>
    )
  }
  return (
    <div className="card p-5 phone:p-4">
      <h3 className="mb-3 font-semibold">{mine ? <Trans>Your review</Trans> : <Trans>Your review of {name}</Trans>}</h3>
      <OwnReview
        memberId={member.id}
        mine={mine}
        hint={t`All members can read your review and see your name. It shows that you know each other.`}
        onClose={mine ? undefined : () => setOpen(false)}
      >
        {mine?.reply && <Reply name={name} reply={mine.reply} />}
      </OwnReview>
    </div>
  )
}
