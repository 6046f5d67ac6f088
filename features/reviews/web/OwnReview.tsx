import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnReview as Own } from '../contract.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { RatingLine, ReviewWords } from './ReviewItem.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { reviews, useRefreshReviews } from './data.ts'

interface OwnReviewProps {
  memberId: string | null
  mine: Own | null
  /** Says who can read it. */
  hint: string
  /** Closes the form for a new review. */
  onClose?: (() => void) | undefined
  children?: ReactNode
}

/** The member's own review, with actions to edit and delete it, or the form for a new one. @param children the reply below it */
export function OwnReview({ memberId, mine, hint, onClose, children }: OwnReviewProps) {
  const [isEditing, setEditing] = useState(false)
  const refresh = useRefreshReviews()
  const close = () => setEditing(false)
  const form = { memberId, mine, hint }
  // The new review takes the form's place as soon as it has been read, so there is nothing to close.
  if (!mine) return <ReviewForm {...form} onSaved={refresh} onCancel={onClose} />
  if (isEditing) return <ReviewForm {...form} onSaved={() => refresh().then(close)} onCancel={close} />
  return (
    <div className="grid gap-2">
      {mine.is_hidden && (
        <Banner tone="warning">
          <Trans>The operators have hidden this review, so only you can see it.</Trans>
        </Banner>
      )}
      {mine.is_waiting && <WaitingBanner />}
      <RatingLine review={mine} />
      <ReviewWords>{mine.review_text}</ReviewWords>
      {children}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" onPress={() => setEditing(true)}>
          <Trans>Edit review</Trans>
        </Button>
        <DeleteReview id={mine.id} hasReply={mine.reply !== null} />
      </div>
    </div>
  )
}

function DeleteReview({ id, hasReply }: { id: string; hasReply: boolean }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const refresh = useRefreshReviews()
  const remove = useMutation({
    mutationFn: () => reviews.call.remove({ id }),
    onError: (error) => toast.error(t`Failed to delete review`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setAsked(true)}>
        <Trans>Delete review</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t`Delete your review?`}
        description={hasReply ? t`This also deletes the reply.` : t`You can write another one later.`}
        confirmLabel={t`Delete review`}
        cancelLabel={t`Keep review`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Deleting`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsked(false) })}
      />
    </>
  )
}
