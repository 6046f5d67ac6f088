import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldSection } from '#ui/FieldGrid.tsx'
import { TagField } from '#ui/TagField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { sustainableDevelopmentGoals } from '../../vocabulary.ts'
import { goalLabels } from '../labels.ts'
import { longestText } from '../../limits.ts'
import { FormField } from './FormField.tsx'

/** What one does, knows, and works towards. */
export function StorySection() {
  const { t, i18n } = useLingui()
  return (
    <FieldSection title={t`What you do`} description={t`Say it as you would to somebody you just met.`}>
      <FormField name="bio">
        {(field) => <TextArea {...field} rows={5} limit={longestText.bio} hint={t`What you work on, and whom you would like to meet.`} />}
      </FormField>
      <FormField name="expertise_areas">
        {(field) => <TagField {...field} placeholder={t`Carbon accounting, agronomy`} hint={t`Separate them with commas.`} />}
      </FormField>
      <FormField name="sdgs">
        {({ value, onChange, ...field }) => (
          <ChipGroup
            {...field}
            hint={t`The goals of the United Nations that your work serves; any number of them.`}
            options={sustainableDevelopmentGoals.map((goal) => ({ id: String(goal), label: `${goal} ${i18n._(goalLabels[goal])}` }))}
            value={value.map(String)}
            onChange={(goals) => onChange(goals.map(Number))}
            // The longest names take two lines on the narrowest phones.
            className="[&_.chip]:h-auto [&_.chip]:min-h-control-sm [&_.chip]:whitespace-normal"
          />
        )}
      </FormField>
    </FieldSection>
  )
}
