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
import { Answer } from './ReviewItem.tsx'
import { reviews, useShowAnew } from './data.ts'

interface OwnAnswerProps {
  reviewId: string
  name: string
  reply: string | null
}

/** One's own answer to a review about oneself: written, changed, taken back. */
export function OwnAnswer({ reviewId, name, reply }: OwnAnswerProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const showAnew = useShowAnew()
  const takeBack = useMutation({
    mutationFn: () => reviews.call.reply({ id: reviewId, reply: '' }),
    onError: (error) => toast.error(t`The answer could not be taken back`, { description: problemOf(error).text }),
    onSettled: showAnew,
  })
  if (isOpen) return <AnswerForm reviewId={reviewId} reply={reply ?? ''} onClose={() => setOpen(false)} />
  return (
    <>
      {reply !== null && <Answer name={name} reply={reply} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setOpen(true)}>
          {reply === null ? <Trans>Answer</Trans> : <Trans>Edit answer</Trans>}
        </Button>
        {reply !== null && (
          <Button size="small" variant="quiet" pending={takeBack.isPending} onPress={() => takeBack.mutate()}>
            <Trans context="answer">Take back</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function AnswerForm({ reviewId, reply, onClose }: { reviewId: string; reply: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const showAnew = useShowAnew()
  const form = useForm({ reply })
  const { banner, refusals, isPending } = useSubmission(form)
  const text = useFieldValue(form, 'reply').trim()
  const send = () =>
    void form.submit({
      problems: { reply: graphemeCount(text) > longestReview && i18n._(tooLongText.id, { most: longestReview }) },
      async request() {
        await reviews.call.reply({ id: reviewId, reply: text })
        await showAnew()
        onClose()
      },
    })
  return (
    <Form method="post" className="grid gap-3" onSubmit={send} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="reply">
        {(field) => (
          <TextArea
            {...field}
            autoFocus
            label={t`Your answer`}
            hint={t`It stands below the review, for every member to read.`}
            limit={longestReview}
            lengthOf={graphemeCount}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isDisabled={!text} pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save answer</Trans>
        </Button>
        <Button onPress={onClose} isDisabled={isPending}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
