import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { ForStaff, operatorActs } from '#features/operators/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { PagedList } from '#platform/web/PagedList.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { Badge } from '#ui/Badge.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Form } from '#ui/Form.tsx'
import { SettingsGroup } from '#ui/SettingsGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { OperatedReview } from '../contract.ts'
import { longestReason } from '../limits.ts'
import { RatingLine, ReviewWords } from './ReviewItem.tsx'
import { latestReviews, reviews, useRefreshReviews } from './data.ts'

/** All reviews, for operators to hide or restore them. */
export function OperatorReviews() {
  const { t } = useLingui()
  const [hidden, setHidden] = useState<OperatedReview>()
  const pages = useInfiniteQuery(latestReviews())
  return (
    <SettingsGroup
      title={t`Reviews`}
      description={t`Members’ reviews of the platform and of each other. If you hide a review, its author is told the reason.`}
    >
      <PagedList
        pages={pages}
        skeleton={
          <SkeletonGroup label={t`Loading reviews`}>
            <Skeleton className="my-5 w-60" />
          </SkeletonGroup>
        }
        renderFailure={({ error, pending, onRetry }) => (
          <ErrorState title={t`Failed to load reviews. Please try again later.`} retryLabel={t`Retry`} pending={pending} onRetry={onRetry}>
            {problemOf(error).text}
          </ErrorState>
        )}
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
      {hidden && <HideDialog review={hidden} onClose={() => setHidden(undefined)} />}
    </SettingsGroup>
  )
}

function Row({ review, onHide }: { review: OperatedReview; onHide: () => void }) {
  const { t } = useLingui()
  const refresh = useRefreshWithActivity()
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

function HideDialog({ review, onClose }: { review: OperatedReview; onClose: () => void }) {
  const { t } = useLingui()
  const refresh = useRefreshWithActivity()
  const form = useForm({ reason: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const author = review.author.full_name

  function send() {
    const reason = form.values.get().reason.trim()
    void form.submit({
      problems: { reason: !reason && t`Please enter a reason` },
      async request() {
        await reviews.call.hide({ id: review.id, reason })
        await refresh()
        onClose()
      },
    })
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Hide the review by ${author}?`} closeLabel={t`Close`}>
      <Form method="post" className="grid gap-4.5" onSubmit={send} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="reason">
          {(field) => (
            <TextArea {...field} label={t`Reason`} hint={t`The author and the other operators can read this.`} limit={longestReason} />
          )}
        </Field>
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" pending={isPending} pendingLabel={t`Hiding`}>
            <Trans>Hide review</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Refetches the reviews and the operators' activity. */
function useRefreshWithActivity(): () => Promise<void> {
  const queryClient = useQueryClient()
  const refreshReviews = useRefreshReviews()
  return async () => {
    await Promise.all([refreshReviews(), queryClient.invalidateQueries({ queryKey: operatorActs().queryKey })])
  }
}
