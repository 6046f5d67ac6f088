import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestText } from '../limits.ts'
import { refreshMeetings } from './data.ts'

interface WordDialogProps {
  title: string
  description: string
  /** The label of the field: a reason, a message. */
  label: string
  confirmLabel: string
  send: (word: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a word that goes with declining or cancelling. */
export function WordDialog({ title, description, label, confirmLabel, send, onClose }: WordDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ word: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const word = useFieldValue(form, 'word')
  function submit() {
    void form.submit({
      problems: {},
      async request() {
        await send(form.values.get().word)
        await refreshMeetings(queryClient)
        onClose()
      },
    })
  }
  return (
    <Dialog
      isOpen
      size="small"
      onOpenChange={onClose}
      isDismissable={word === ''}
      title={title}
      description={description}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" onSubmit={submit} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="word">
          {(field) => <TextArea {...field} label={label} mark={t`Optional`} rows={2} limit={longestText.word} />}
        </Field>
        <DialogActions>
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" variant="danger" pending={isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
