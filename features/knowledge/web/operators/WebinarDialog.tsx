import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog, DialogActions } from '#ui/Dialog.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { Webinar } from '../../contract.ts'
import { longestWebinar, longestWebinarText } from '../../limits.ts'
import { knowledge } from '../data.ts'
import { WebinarGroup } from './WebinarGroup.tsx'
import { useRefreshWebinars } from './use-refresh-webinars.ts'

export interface WebinarDialogProps {
  webinar: Webinar
  isNew: boolean
  onClose: () => void
}

/** The start as the form field has it, and no length until one is entered. */
type Typed = Omit<Webinar, 'minutes'> & { minutes: number | null }

/** Adds or edits a webinar. */
export function WebinarDialog({ webinar, isNew, onClose }: WebinarDialogProps) {
  const { t } = useLingui()
  const showAnew = useRefreshWebinars()
  const { starts_at, ...said } = webinar
  const saved: Typed = { ...said, starts_at: starts_at && localTime(starts_at) }
  const form = useForm(saved)
  useLatestValues(form, saved)
  const { banner, refusals, isPending } = useSubmission(form)
  const [isRemoving, setRemoving] = useState(false)
  const { id, title } = webinar
  const remove = useMutation({
    mutationFn: () => knowledge.call.removeWebinar({ id }),
    onError: (error) => toast.error(t`Failed to remove the webinar`, { description: problemOf(error).text }),
    onSettled: showAnew,
  })

  function send() {
    const values = form.values.get()
    const starts = new Date(values.starts_at)
    void form.submit({
      problems: {
        title: !values.title.trim() && t`Please fill this in`,
        speaker: !values.speaker.trim() && t`Please fill this in`,
        starts_at: Number.isNaN(starts.getTime()) && t`Please choose a date and a time`,
        minutes: values.minutes === null && t`Please fill this in`,
      },
      async request() {
        await knowledge.call.saveWebinar({ ...values, minutes: values.minutes ?? 0, starts_at: starts.toISOString(), is_new: isNew })
        await showAnew()
        onClose()
      },
    })
  }

  if (isRemoving) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setRemoving(false)}
        title={t`Remove “${title}”?`}
        description={t`Members no longer see it.`}
        confirmLabel={t`Remove webinar`}
        cancelLabel={t`Keep webinar`}
        closeLabel={t`Close`}
        pending={remove.isPending}
        pendingLabel={t`Removing`}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      />
    )
  }
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      isDismissable={false}
      title={isNew ? t`Add a webinar` : t`Edit ${title}`}
      closeLabel={t`Close`}
    >
      <Form className="grid gap-4.5" onSubmit={send} refusals={refusals}>
        <FormBanner>{banner}</FormBanner>
        <Field form={form} name="title">
          {(field) => <TextField {...field} label={t`Title`} maxLength={longestWebinarText.title} />}
        </Field>
        <Field form={form} name="speaker">
          {(field) => <TextField {...field} label={t`Speaker`} maxLength={longestWebinarText.speaker} />}
        </Field>
        <FieldGrid>
          <Field form={form} name="starts_at">
            {(field) => <DateField {...field} hasTime label={t`Start (your time zone)`} />}
          </Field>
          <Field form={form} name="minutes">
            {(field) => <NumberField {...field} label={t`Length in minutes`} minValue={1} maxValue={longestWebinar} />}
          </Field>
        </FieldGrid>
        <Field form={form} name="description">
          {(field) => <TextArea {...field} label={t`Description (optional)`} limit={longestWebinarText.description} rows={3} />}
        </Field>
        <Field form={form} name="group_id">
          {({ value, onChange, ...field }) => <WebinarGroup {...field} value={value} onChange={onChange} />}
        </Field>
        <Field form={form} name="link">
          {(field) => (
            <TextField {...field} label={t`Link to join (optional)`} placeholder="https://" maxLength={longestWebinarText.address} />
          )}
        </Field>
        <Field form={form} name="recording">
          {(field) => (
            <TextField
              {...field}
              label={t`Link to the recording (optional)`}
              placeholder="https://"
              maxLength={longestWebinarText.address}
            />
          )}
        </Field>
        <DialogActions>
          {!isNew && (
            <Button className="me-auto" isDisabled={isPending} onPress={() => setRemoving(true)}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** The value of a date and time field, in the reader's time zone. */
function localTime(iso: string): string {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
