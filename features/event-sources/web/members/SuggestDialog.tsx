import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cityName } from '#features/places/web/index.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import type { PreviewedEvent, SourcePreview } from '../../contract.ts'
import { longestAddress, longestName } from '../../limits.ts'
import { eventSources } from '../data.ts'

/** Asks for an address, previews its events, and suggests it to the operators. */
export function SuggestDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({ address: '', name: '' })
  const { isPending } = useSubmission(form)
  const [preview, setPreview] = useState<SourcePreview>()

  function send() {
    const { address, name } = form.values.get()
    void form.submit({
      problems: { address: !address.trim() && t`Please enter an address` },
      async request() {
        if (!preview) return setPreview(await eventSources.call.preview({ address }))
        await eventSources.call.suggest({ address: preview.address, name })
        toast.success(t`Thank you. The operators will review your suggestion.`)
        onClose()
      },
    })
  }

  return (
    <FormDialog
      title={title}
      description={t`A public calendar (.ics), for example from a Meetup group or Luma, or the page of an event.`}
      form={form}
      onSubmit={send}
      onClose={onClose}
      submitLabel={preview ? <Trans>Suggest</Trans> : <Trans>Preview events</Trans>}
      pendingLabel={t`Loading events`}
    >
      <Field form={form} name="address">
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            autoFocus
            label={t`Address`}
            placeholder="https://"
            inputMode="url"
            maxLength={longestAddress}
            isDisabled={isPending}
            onChange={(address) => {
              setPreview(undefined)
              onChange(address)
            }}
          />
        )}
      </Field>
      {preview && <Previewed preview={preview} />}
      {preview && (
        <Field form={form} name="name">
          {(field) => <TextField {...field} label={t`Name (optional)`} maxLength={longestName} />}
        </Field>
      )}
    </FormDialog>
  )
}

function Previewed({ preview: { count, events } }: { preview: SourcePreview }) {
  return (
    <div role="status" className="grid gap-1.5">
      <p className="font-medium">
        <Plural value={count} _0="No upcoming events" one="1 upcoming event" other="# upcoming events" />
      </p>
      <ul className="grid gap-1.5">
        {events.map((event, at) => (
          // The list does not change while it is shown.
          <li key={at}>
            <p dir="auto" className="wrap-anywhere">
              {event.title}
            </p>
            <p className="text-12 text-ink-2">{whenAndWhere(event)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function whenAndWhere({ starts_at, time_zone, all_day, city }: PreviewedEvent): string {
  const at = new Date(starts_at).toLocaleString(readerLocale(), {
    dateStyle: 'medium',
    timeZone: time_zone,
    ...(!all_day && { timeStyle: 'short' }),
  })
  return [at, city && cityName(city)].filter(Boolean).join(' · ')
}
