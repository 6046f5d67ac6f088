import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { spanOf } from '#features/meetings/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { useSubmission } from '#platform/web/form/use-form.ts'
import { readerZone } from '#platform/web/reader.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import type { Offer, Slot } from '../../contract.ts'
import { longestText } from '../../limits.ts'
import { officeHoursProblems } from '../../problems.ts'
import { officeHours, refreshOfficeHours } from '../data.ts'

interface BookFormProps {
  form: FormState<{ answer: string }>
  offer: Offer
  slot: Slot
}

/** Takes a place at the chosen time with the answer to the mentor's question, or waits for one. */
export function BookForm({ form, offer: { mentor, question }, slot: { id, starts_at, ends_at, free } }: BookFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { banner, refusals, isPending } = useSubmission(form)
  const name = mentor.full_name
  const isFull = free === 0

  function submit() {
    const { answer } = form.values.get()
    void form.submit({
      problems: { answer: question !== '' && !answer.trim() && officeHoursProblems.answerNeeded },
      async request() {
        try {
          const { state } = await officeHours.call.book({ id, answer, zone: readerZone(), wait: isFull })
          form.change({ answer: '' })
          if (state === 'held') toast.success(t`You are meeting ${name}`, { description: spanOf(starts_at, ends_at) })
          else toast.success(t`You are on the waiting list`, { description: t`If a place becomes free, you get it and are notified.` })
        } finally {
          // The places on the screen may be out of date.
          await refreshOfficeHours(queryClient)
        }
      },
    })
  }

  return (
    <Form className="grid gap-4 border-t border-line pt-5" onSubmit={submit} refusals={refusals}>
      <FormBanner>{banner}</FormBanner>
      <p aria-live="polite" className="font-semibold">
        {spanOf(starts_at, ends_at)}
      </p>
      {isFull && (
        <p className="text-ink-2">
          <Trans>This time is full. If a place becomes free, it goes to the member who has waited longest.</Trans>
        </p>
      )}
      <Field form={form} name="answer">
        {(field) => (
          <TextArea
            {...field}
            label={question || t`What is it about?`}
            {...(!question && { mark: t`Optional` })}
            rows={3}
            limit={longestText.answer}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="tall"
        pending={isPending}
        pendingLabel={t`Booking`}
        className="justify-self-end phone:w-full"
      >
        {isFull ? <Trans>Join the waiting list</Trans> : <Trans>Book this time</Trans>}
      </Button>
    </Form>
  )
}
