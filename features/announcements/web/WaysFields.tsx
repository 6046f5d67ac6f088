import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import type { AnnouncementValues } from './form-values.ts'

/** Where an announcement appears: in emails, on the dashboard, at the top of the newsfeed. */
export function WaysFields({ form }: { form: Form<AnnouncementValues> }) {
  const { t } = useLingui()
  const noteId = useId()
  const isBanner = useStore(form.values, ({ as_banner }) => as_banner)
  const wayOf = (name: 'as_mail' | 'as_banner' | 'as_post', label: ReactNode) => (
    <Field form={form} name={name}>
      {({ value, onChange, error }) => (
        <>
          <Checkbox
            isSelected={value}
            onChange={onChange}
            isInvalid={Boolean(error)}
            aria-describedby={error ? `${noteId}-${name}` : undefined}
          >
            {label}
          </Checkbox>
          {error && (
            <p id={`${noteId}-${name}`} className="text-danger">
              {error}
            </p>
          )}
        </>
      )}
    </Field>
  )
  return (
    <div className="grid gap-2">
      {wayOf('as_mail', <Trans>Send by email</Trans>)}
      {wayOf('as_banner', <Trans>Show on the dashboard until dismissed</Trans>)}
      {isBanner && (
        <div className="mb-2 ps-7">
          <Field form={form} name="banner_until">
            {(field) => <DateField {...field} label={t`Last day on the dashboard (optional)`} className="max-w-70" />}
          </Field>
        </div>
      )}
      {wayOf('as_post', <Trans>Post it in my name and pin it to the top of the newsfeed, for all members, in the main language</Trans>)}
    </div>
  )
}
