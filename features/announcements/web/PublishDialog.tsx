import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { instantOf, localTime } from '#features/events/zoned-time.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm } from '#platform/web/form/use-form.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { ShownProblem } from '#platform/web/problem.ts'
import { useStore } from '#platform/web/use-store.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import type { Announcement } from '../contract.ts'
import { announcementProblems } from '../problems.ts'
import { Reach } from './Reach.tsx'
import { announcements } from './data.ts'

interface PublishDialogProps {
  announcement: Announcement
  onClose: () => void
  onPublished: (announcement: Announcement) => void
}

/** Asks when a saved announcement is sent, and sends or schedules it. */
export function PublishDialog({ announcement, onClose, onPublished }: PublishDialogProps) {
  const { t } = useLingui()
  const { id, version, scheduled_at, title, as_mail, as_banner, content } = announcement
  const form = useForm<{ when: 'now' | 'later'; at: string; again: boolean }>(() => ({
    when: scheduled_at ? 'later' : 'now',
    at: scheduled_at ? localTime(new Date(scheduled_at), readerZone()) : '',
    again: false,
  }))
  const isNow = useStore(form.values, ({ when }) => when === 'now')
  const [problem, setProblem] = useState<ShownProblem>()
  const needsSecondConfirmation = problem?.is(announcementProblems.wroteToday)
  const zone = readerZone().replaceAll('_', ' ')

  function send() {
    const { when, at, again } = form.values.get()
    const isLater = when === 'later'
    void form.submit({
      problems: { at: isLater && !at && t`Please choose a date and a time` },
      async request() {
        const moment = isLater ? instantOf(at, readerZone()).toISOString() : null
        const published = await announcements.call.publish({ id, version, at: moment, again })
        onPublished(published)
        onClose()
      },
      onProblem: setProblem,
    })
  }

  return (
    <FormDialog
      title={t`Send “${title}”`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={isNow ? <Trans>Send now</Trans> : <Trans>Schedule</Trans>}
      pendingLabel={t`Sending`}
    >
      <FormBanner>{needsSecondConfirmation ? undefined : problem?.text}</FormBanner>
      {(as_mail || as_banner) && <Reach segment={content.segment} asMail={as_mail} />}
      <Field form={form} name="when">
        {(field) => (
          <RadioChips<'now' | 'later'>
            {...field}
            label={t`When`}
            options={[
              { id: 'now', label: t`Now` },
              { id: 'later', label: t`Later` },
            ]}
          />
        )}
      </Field>
      {!isNow && (
        <Field form={form} name="at">
          {(field) => <DateField {...field} hasTime label={t`Date and time`} hint={t`Your time zone: ${zone}`} />}
        </Field>
      )}
      {needsSecondConfirmation && (
        <div className="grid gap-2 rounded-control bg-warning-soft px-3.5 py-2.5">
          <p role="alert" className="text-warning">
            {problem?.text}
          </p>
          <Field form={form} name="again">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                <Trans>Send another one on this day</Trans>
              </Checkbox>
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
