import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { settingsPath } from '#features/accounts/paths.ts'
import { useMember } from '#features/members/web/index.ts'
import { notificationsPath } from '#features/notifications/paths.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import type { Slots } from '#platform/web/rooms/slots.tsx'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { dueAt } from '../due-at.ts'
import { type Offset, type ReminderType, longestMessage, offsetNames, offsets, reminderTypes, usualOffset } from '../offsets.ts'
import { reminders } from './data.ts'
import { offsetLabels, typeLabels } from './labels.ts'
import { SetReminders } from './SetReminders.tsx'

interface ReminderDialogProps extends Pick<Slots['event.actions'], 'event'> {
  onClose: () => void
}

/** Sets a reminder for an event, and lists existing ones. */
export function ReminderDialog({ event, onClose }: ReminderDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [openedAt] = useState(Date.now)
  const when = { event_date: new Date(event.starts_at), time_zone: event.time_zone }
  // Times in the past cannot be chosen.
  const possible = offsetNames.filter((name) => dueAt(when, offsets[name]).getTime() > openedAt)
  const form = useForm(() => ({
    type: 'browser' as ReminderType,
    offset: possible.includes(usualOffset) ? usualOffset : (possible.at(-1) ?? null),
    message: '',
  }))
  const { banner, refusals, isPending } = useSubmission(form)
  const type = useFieldValue(form, 'type')

  function set() {
    const { offset, message, ...chosen } = form.values.get()
    void form.submit({
      problems: { message: message.trim().length > longestMessage && t`Please keep this to ${longestMessage} characters` },
      async request() {
        if (!offset) return
        await reminders.call.set({ event_id: event.id, offset, message, ...chosen })
        toast.success(t`Reminder set successfully!`)
        await queryClient.invalidateQueries({ queryKey: reminders.query.key() })
        onClose()
      },
      onProblem: ({ text }) => toast.error(t`Failed to set reminder. Please try again.`, { description: text }),
    })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t`Set a reminder`}
      description={<bdi>{event.title}</bdi>}
      closeLabel={t`Close`}
    >
      <SetReminders eventId={event.id} />
      {possible.length > 0 ? (
        <Form className="grid gap-4.5" onSubmit={set} refusals={refusals}>
          <FormBanner>{banner}</FormBanner>
          <Field form={form} name="type">
            {(field) => (
              <RadioChips<ReminderType>
                {...field}
                label={t`How`}
                options={reminderTypes.map((id) => ({ id, label: i18n._(typeLabels[id]) }))}
              />
            )}
          </Field>
          {type === 'email' ? <OwnAddress /> : <WhereItShows />}
          <Field form={form} name="offset">
            {(field) => (
              <Select<Offset> {...field} label={t`When`} options={possible.map((id) => ({ id, label: i18n._(offsetLabels[id]) }))} />
            )}
          </Field>
          <Field form={form} name="message">
            {(field) => <TextArea {...field} label={t`Message (optional)`} rows={2} limit={longestMessage} />}
          </Field>
          <DialogActions>
            <Button onPress={onClose} isDisabled={isPending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Setting`}>
              <Trans>Set reminder</Trans>
            </Button>
          </DialogActions>
        </Form>
      ) : (
        <>
          <p className="text-ink-2">
            <Trans>This event starts in less than 15 minutes.</Trans>
          </p>
          <DialogActions>
            <Button onPress={onClose}>
              <Trans>Close</Trans>
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

/** Reminders are only sent to the member's own address. */
function OwnAddress() {
  const { t } = useLingui()
  const member = useMember()
  return (
    <div className="grid gap-1">
      <TextField label={t`Email`} type="email" value={member?.email ?? ''} isReadOnly />
      {member?.email_confirmed === false && (
        <p className="text-12 text-warning">
          <Trans>Not confirmed yet. Open the link we emailed you to receive reminders by email.</Trans>
        </p>
      )}
      <p className="text-12 text-ink-2">
        <Trans>
          Reminders go to the address of your account. You can change it in the{' '}
          <Link to={settingsPath()} className="link">
            settings
          </Link>
          .
        </Trans>
      </p>
    </div>
  )
}

const WhereItShows = () => (
  <p className="-mt-2.5 text-12 text-ink-2">
    <Trans>
      Appears in your notifications and, if you turn on push, in your browser. See the{' '}
      <Link to={notificationsPath('settings')} className="link">
        notification settings
      </Link>
      .
    </Trans>
  </p>
)
