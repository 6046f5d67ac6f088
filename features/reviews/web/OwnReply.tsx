import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { graphemeCount } from '#platform/graphemes.ts'
import { tooLongText } from '#platform/invalid.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { longestReview } from '../limits.ts'
import { Reply } from './ReviewItem.tsx'
import { reviews, useRefreshReviews } from './data.ts'

interface OwnReplyProps {
  reviewId: string
  name: string
  reply: string | null
}

/** The member's reply to a review about them, with actions to write, edit and delete it. */
export function OwnReply({ reviewId, name, reply }: OwnReplyProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefreshReviews()
  const deleteReply = useMutation({
    mutationFn: () => reviews.call.reply({ id: reviewId, reply: '' }),
    onError: (error) => toast.error(t`Failed to delete reply`, { description: problemOf(error).text }),
    onSettled: refresh,
  })
  if (isOpen) return <ReplyForm reviewId={reviewId} reply={reply ?? ''} onClose={() => setOpen(false)} />
  return (
    <>
      {reply !== null && <Reply name={name} reply={reply} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setOpen(true)}>
          {reply === null ? <Trans>Reply</Trans> : <Trans>Edit reply</Trans>}
        </Button>
        {reply !== null && (
          <Button size="small" variant="quiet" pending={deleteReply.isPending} onPress={() => deleteReply.mutate()}>
            <Trans>Delete reply</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function ReplyForm({ reviewId, reply, onClose }: { reviewId: string; reply: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const refresh = useRefreshReviews()
  const form = useForm({ reply })
  const { banner, refusals, isPending } = useSubmission(form)
  const text = useFieldValue(form, 'reply').trim()
  const send = () =>
    void form.submit({
      problems: { reply: graphemeCount(text) > longestReview && i18n._(tooLongText.id, { most: longestReview }) },
      async request() {
        await reviews.call.reply({ id: reviewId, reply: text })
        await refresh()
        onClose()
      },
    })
  return (
    <Form className="grid gap-3" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="reply">
        {(field) => (
          <TextArea
            {...field}
            autoFocus
            label={t`Your reply`}
            hint={t`It appears below the review and is visible to all members.`}
            limit={longestReview}
            lengthOf={graphemeCount}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isDisabled={!text} pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save reply</Trans>
        </Button>
        <Button onPress={onClose} isDisabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
