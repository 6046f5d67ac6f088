import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { idsOfVersions } from '#platform/web/form/ids-of-versions.ts'
import { useForm, useFieldValue, useSubmission } from '#platform/web/form/use-form.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { fieldTexts } from '../../field-texts.ts'
import { longestText } from '../../limits.ts'
import type { EventDetails } from '../../registration-contract.ts'
import type { MessageAudience } from '../../vocabulary.ts'
import { events, refreshEvents } from '../data.ts'

interface MessageDialogProps {
  event: EventDetails
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Writes to those who registered. The text is kept until it is sent. */
export function MessageDialog({ event: { id, title, going, waiting }, isOpen, onOpenChange }: MessageDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // Sent again after a failure, it is still one message.
  const [idOf, setIdOf] = useState(idsOfVersions)
  const form = useForm<{ audience: MessageAudience; text: string }>({ audience: 'registered', text: '' })
  const { banner, refusals, isPending } = useSubmission(form)
  const audience = useFieldValue(form, 'audience')
  const numbers: Record<MessageAudience, number> = { registered: going ?? 0, waiting, all: (going ?? 0) + waiting }
  const recipients = numbers[audience]
  const submit = () =>
    void form.submit({
      problems: { text: !form.values.get().text.trim() && fieldTexts.message },
      async request() {
        const message = form.values.get()
        await events.call.sendMessage({ id, message_id: idOf(message), ...message })
        toast.success(t`Message sent`)
        onOpenChange(false)
        form.change({ text: '' })
        setIdOf(idsOfVersions)
        void refreshEvents(queryClient)
      },
    })
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t`Write to attendees`} description={title} closeLabel={t`Close`}>
      <Form onSubmit={submit} refusals={refusals} aria-label={t`Write to attendees`} className="grid gap-4">
        {waiting > 0 && (
          <Field form={form} name="audience">
            {(field) => (
              <RadioChips
                {...field}
                label={t`Recipients`}
                options={[
                  { id: 'registered', label: t`Registered` },
                  { id: 'waiting', label: t`Waiting list` },
                  { id: 'all', label: t`Both` },
                ]}
              />
            )}
          </Field>
        )}
        <Field form={form} name="text">
          {(field) => <TextArea {...field} label={t`Message`} rows={5} limit={longestText.message} />}
        </Field>
        <p className="text-ink-2">
          {t`${plural(recipients, { one: '# person gets it', other: '# people get it' })}`}{' '}
          <Trans>as a notification and by email, unless they turned these off. It also appears on the event’s page.</Trans>
        </p>
        {banner && <Banner tone="danger">{banner}</Banner>}
        <DialogActions>
          <Button onPress={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" isDisabled={recipients === 0} pending={isPending} pendingLabel={t`Sending`}>
            <Trans>Send message</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
