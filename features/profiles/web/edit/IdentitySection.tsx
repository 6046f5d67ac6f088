import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { industries, userTypes } from '../../vocabulary.ts'
import { industryLabels, typeIcons, typeLabels } from '../labels.ts'
import { FormField } from './FormField.tsx'
import { OptionalSelect } from './OptionalSelect.tsx'
import { useOptions } from './options.ts'

/** Who one is. The type 'advisor' is offered to advisors only. */
export function IdentitySection({ isAdvisor }: { isAdvisor: boolean }) {
  const { t } = useLingui()
  const types = useOptions(
    userTypes.filter((type) => type !== 'advisor' || isAdvisor),
    typeLabels,
  )
  return (
    <FieldSection title={t`Who you are`} description={t`Your name and company stand on your card in the directory.`}>
      <FormField name="user_type">
        {(field) => (
          <RadioCards {...field} columns={isAdvisor ? 2 : 3} options={types.map((type) => ({ ...type, icon: typeIcons[type.id] }))} />
        )}
      </FormField>
      <FieldGrid>
        <FormField name="first_name">{(field) => <TextField {...field} autoComplete="given-name" isRequired />}</FormField>
        <FormField name="last_name">{(field) => <TextField {...field} autoComplete="family-name" isRequired />}</FormField>
        <FormField name="company_name">{(field) => <TextField {...field} autoComplete="organization" />}</FormField>
        <FormField name="industry">{(field) => <OptionalSelect {...field} values={industries} labels={industryLabels} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
