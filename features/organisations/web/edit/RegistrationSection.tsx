import { useLingui } from '@lingui/react/macro'
import { CountryField } from '#features/places/web/index.ts'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText } from '../../limits.ts'
import { FormField } from './form-context.tsx'

/** How registers know the organisation. */
export function RegistrationSection() {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Registration`} description={t`Helps others check who you are.`}>
      <FieldGrid>
        <FormField name="legal_name">
          {(field) => <TextField {...field} maxLength={longestText.legal_name} placeholder={t`If it differs from the name`} />}
        </FormField>
        <FormField name="lei">
          {(field) => (
            <TextField {...field} hint={t`Legal Entity Identifier: 20 letters and digits.`} autoComplete="off" spellCheck="false" />
          )}
        </FormField>
        <FormField name="registry_number">
          {(field) => <TextField {...field} maxLength={longestText.registry_number} placeholder="HRB 12345" autoComplete="off" />}
        </FormField>
        <FormField name="registry_country">{(field) => <CountryField {...field} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
