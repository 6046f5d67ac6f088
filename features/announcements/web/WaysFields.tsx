import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form } from '#platform/web/form/form.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import type { AnnouncementValues } from './form-values.ts'

/** Where an announcement appears: in emails, on the dashboard, at the top of the newsfeed. */
export function WaysFields({ form }: { form: Form<AnnouncementValues> }) {
  const { t } = useLingui()
  const isBanner = useStore(form.values, ({ as_banner }) => as_banner)
  const ways = [
    ['as_mail', <Trans key="mail">Send by email</Trans>],
    ['as_banner', <Trans key="banner">Show on the dashboard until dismissed</Trans>],
    ['as_post', <Trans key="post">Post it in my name and pin it to the top of the newsfeed, for all members, in the main language</Trans>],
  ] as const
  return (
    <div className="grid gap-2">
      {ways.map(([name, label]) => (
        <Field key={name} form={form} name={name}>
          {({ value, onChange, error }) => (
            <>
              <Checkbox isSelected={value} onChange={onChange} isInvalid={Boolean(error)}>
                {label}
              </Checkbox>
              {error && <p className="text-danger">{error}</p>}
            </>
          )}
        </Field>
      ))}
      {isBanner && (
        <Field form={form} name="banner_until">
          {(field) => <DateField {...field} label={t`Last day on the dashboard (optional)`} className="max-w-70" />}
        </Field>
      )}
    </div>
  )
}
