import { Trans, useLingui } from '@lingui/react/macro'
import { graphemeCount } from '#platform/graphemes.ts'
import { tooLongText } from '#platform/invalid.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import type { ShownProblem } from '#platform/web/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { StarsField } from '#ui/StarsField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { OwnReview } from '../contract.ts'
import { longestReview } from '../limits.ts'
import { reviews } from './data.ts'
import { useRatingNames } from './use-rating-names.ts'

interface ReviewFormProps {
  /** The reviewed member; null for the platform. */
  memberId: string | null
  /** The earlier review, which is replaced. */
  mine: OwnReview | null
  /** Says who can read it. */
  hint: string
  onSaved: (review: OwnReview) => void | Promise<void>
  onCancel?: (() => void) | undefined
}

/** Both a rating and a text are required. */
export function ReviewForm({ memberId, mine, hint, onSaved, onCancel }: ReviewFormProps) {
  const { t } = useLingui()
  const names = useRatingNames()
  const form = useForm({ rating: mine?.rating ?? null, review_text: mine?.review_text ?? '' })
  const { refusals, isPending } = useSubmission(form)
  const rating = useFieldValue(form, 'rating')
  const text = useFieldValue(form, 'review_text').trim()
  const tellFailure = useFailure()

  function send() {
    if (rating === null || !text) {
      toast.error(t`Invalid review`, { description: t`Please provide both a rating and review text.` })
      return
    }
    void form.submit({
      problems: { review_text: graphemeCount(text) > longestReview && { ...tooLongText, values: { most: longestReview } } },
      async request() {
        const saved = await reviews.call.write({ member_id: memberId, rating, review_text: text })
        toast.success(t`Your review has been submitted!`, {
          ...(saved.is_waiting && { description: t`It will be published once an operator has approved it.` }),
        })
        await onSaved(saved)
      },
      onProblem: tellFailure,
    })
  }

  return (
    <Form className="grid gap-4" onSubmit={send} refusals={refusals}>
      <Field form={form} name="rating">
        {(field) => <StarsField {...field} label={t`Your rating`} names={names} />}
      </Field>
      <Field form={form} name="review_text">
        {(field) => <TextArea {...field} label={t`Your review`} hint={hint} limit={longestReview} lengthOf={graphemeCount} rows={4} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isDisabled={rating === null || !text} pending={isPending} pendingLabel={t`Submitting`}>
          {mine ? <Trans>Update review</Trans> : <Trans>Submit review</Trans>}
        </Button>
        {onCancel && (
          <Button onPress={onCancel} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Tells why a review was not saved. The form keeps its values. */
function useFailure() {
  const { t } = useLingui()
  return ({ code, text }: ShownProblem) => {
    if (code === 'OFFLINE') toast.error(t`Network Error`, { description: t`Unable to submit review. Please check your connection.` })
    else if (code === 'UNAUTHORIZED') toast.error(t`Please log in`, { description: t`You need to be logged in to submit a review.` })
    else toast.error(t`Failed to submit review. Please try again.`, { description: text })
  }
}
