import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { TextField } from '#ui/TextField.tsx'
import { industries } from '../../vocabulary.ts'
import { industryLabels } from '../labels.ts'
import { FormField } from './FormField.tsx'
import { OptionalSelect } from './OptionalSelect.tsx'
import { NameFields, TypeField } from './SharedFields.tsx'
import { SuppliedFields } from './SuppliedFields.tsx'

export function IdentitySection({ isAdvisor }: { isAdvisor: boolean }) {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Who you are`} description={t`Your name and company are shown on your card in the directory.`}>
      <TypeField isAdvisor={isAdvisor} />
      <FieldGrid>
        <NameFields />
        <FormField name="company_name">{(field) => <TextField {...field} autoComplete="organization" />}</FormField>
        <FormField name="industry">{(field) => <OptionalSelect {...field} values={industries} labels={industryLabels} />}</FormField>
      </FieldGrid>
      <SuppliedFields of={['company_name', 'industry']} />
    </FieldSection>
  )
}
