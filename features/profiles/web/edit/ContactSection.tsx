import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { emailVisibilities } from '../../vocabulary.ts'
import { emailVisibilityLabels } from '../labels.ts'
import { FormField } from './FormField.tsx'
import { useOptions } from './options.ts'
import { PlaceFields } from './SharedFields.tsx'
import { SuppliedFields } from './SuppliedFields.tsx'

export function ContactSection() {
  const { t } = useLingui()
  const visibilities = useOptions(emailVisibilities, emailVisibilityLabels)
  return (
    <FieldSection title={t`Location and contact`} description={t`Your city helps nearby members find you.`}>
      <FieldGrid>
        <PlaceFields />
        <FormField name="website">
          {(field) => <TextField {...field} inputMode="url" autoComplete="url" placeholder="https://example.org" />}
        </FormField>
        <FormField name="linkedin">
          {(field) => <TextField {...field} inputMode="url" placeholder="https://www.linkedin.com/in/…" />}
        </FormField>
        <FormField name="email_visibility">{(field) => <Select {...field} options={visibilities} />}</FormField>
      </FieldGrid>
      <SuppliedFields of={['website']} />
    </FieldSection>
  )
}
