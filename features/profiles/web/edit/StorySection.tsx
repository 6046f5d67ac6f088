import { useLingui } from '@lingui/react/macro'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestText } from '../../limits.ts'
import { FormField } from './FormField.tsx'
import { ExpertiseField, GoalsField } from './SharedFields.tsx'

export function StorySection() {
  const { t } = useLingui()
  return (
    <FieldSection title={t`What you do`} description={t`Write it as you would say it to someone you’ve just met.`}>
      <FormField name="bio">
        {(field) => <TextArea {...field} rows={5} limit={longestText.bio} hint={t`What you work on and who you’d like to meet.`} />}
      </FormField>
      <ExpertiseField />
      <GoalsField />
    </FieldSection>
  )
}
