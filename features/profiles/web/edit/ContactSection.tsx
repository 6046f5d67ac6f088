import { useLingui } from '@lingui/react/macro'
import { CityField, CountryField } from '#features/places/web/index.ts'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { emailVisibilities } from '../../vocabulary.ts'
import { emailVisibilityLabels } from '../labels.ts'
import { useProfileValue, useProfileForm } from './form-context.ts'
import { FormField } from './FormField.tsx'
import { useOptions } from './options.ts'

/** Where one is, and how one is reached. */
export function ContactSection() {
  const { t } = useLingui()
  const form = useProfileForm()
  const country = useProfileValue('country')
  const visibilities = useOptions(emailVisibilities, emailVisibilityLabels)
  return (
    <FieldSection title={t`Place and contact`} description={t`Your city helps members nearby to find you.`}>
      <FieldGrid>
        <FormField name="country">
          {(field) => <CountryField {...field} onChange={(chosen) => chosen !== country && form.change({ country: chosen, city: null })} />}
        </FormField>
        <FormField name="city">
          {/* Another country starts with an empty search. */}
          {(field) => <CityField key={country} {...field} country={country} />}
        </FormField>
        <FormField name="website">
          {(field) => <TextField {...field} inputMode="url" autoComplete="url" placeholder="https://example.org" />}
        </FormField>
        <FormField name="linkedin">
          {(field) => <TextField {...field} inputMode="url" placeholder="https://www.linkedin.com/in/…" />}
        </FormField>
        <FormField name="email_visibility">{(field) => <Select {...field} options={visibilities} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
