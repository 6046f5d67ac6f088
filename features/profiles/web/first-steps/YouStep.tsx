import { useLingui } from '@lingui/react/macro'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { groupOf } from '../../vocabulary.ts'
import { useProfileValue } from '../edit/form-context.ts'
import { SuppliedFields } from '../edit/SuppliedFields.tsx'
import { FormField } from '../edit/FormField.tsx'
import { NameFields, TypeField } from '../edit/SharedFields.tsx'

/** A sentence about the member, and the name, company and role entered when joining. */
export function YouStep({ isAdvisor }: { isAdvisor: boolean }) {
  const { t } = useLingui()
  const examples = {
    startup: t`We store summer heat in volcanic rock for district heating.`,
    investor: t`First tickets into circular materials, from pilot to plant.`,
    mentor: t`Twenty years in grid operations; I help founders sell to utilities.`,
  }
  const example = examples[groupOf(useProfileValue('user_type'))]
  return (
    <>
      <FormField name="bio">{(field) => <TextArea {...field} label={t`A sentence about you`} rows={2} placeholder={example} />}</FormField>
      <FieldGrid>
        <NameFields />
        <FormField name="company_name">{(field) => <TextField {...field} autoComplete="organization" />}</FormField>
        <SuppliedFields of={['company_name']} />
      </FieldGrid>
      <TypeField isAdvisor={isAdvisor} />
    </>
  )
}
