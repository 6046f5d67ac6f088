import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { EventDetails } from '../../registration-contract.ts'
import { longestText } from '../../limits.ts'

interface QuestionsDialogProps {
  event: EventDetails
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  submitLabel: string
  onSubmit: (answers: Record<string, string>) => Promise<void>
}

/** Asks the host's questions. Input is kept until it is sent. */
export function QuestionsDialog({ event, isOpen, onOpenChange, submitLabel, onSubmit }: QuestionsDialogProps) {
  const { t } = useLingui()
  // Without those to questions that the host adds while it is open.
  const form = useForm<Partial<Record<string, string>>>(() =>
    Object.fromEntries(event.questions.map(({ id }) => [id, event.answers[id] ?? ''])),
  )
  const { banner, refusals, isPending } = useSubmission(form)
  const submit = () => {
    const values = form.values.get()
    const answers = Object.fromEntries(event.questions.map(({ id }) => [id, values[id] ?? '']))
    const missing = event.questions.filter(({ id, isRequired }) => isRequired && !answers[id]?.trim())
    void form.submit({
      problems: Object.fromEntries(missing.map(({ id }) => [id, msg`Please answer this question`])),
      request: () => onSubmit(answers),
    })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={event.title}
      description={t`Please answer the host’s questions.`}
      closeLabel={t`Close`}
    >
      <Form onSubmit={submit} refusals={refusals} aria-label={event.title} className="grid gap-4">
        {event.questions.map(({ id, label, isRequired }) => (
          <Field key={id} form={form} name={id}>
            {({ value = '', ...field }) => (
              <TextArea
                {...field}
                value={value}
                label={label}
                {...(!isRequired && { mark: t`Optional` })}
                rows={2}
                limit={longestText.answer}
              />
            )}
          </Field>
        ))}
        {banner && <Banner tone="danger">{banner}</Banner>}
        <DialogActions>
          <Button onPress={() => onOpenChange(false)}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Registering`}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
