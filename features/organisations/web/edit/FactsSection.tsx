import { useLingui } from '@lingui/react/macro'
import { GoalChips, industryLabels, useOptions } from '#features/profiles/web/index.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { FormField } from './form-context.tsx'

/** Facts by which organisations are found. */
export function FactsSection() {
  const { t } = useLingui()
  const options = useOptions(industries, industryLabels)
  return (
    <FieldSection title={t`Facts`} description={t`The directory finds organisations by these.`}>
      <FormField name="industries">{(field) => <ChipGroup {...field} options={options} />}</FormField>
      <FieldGrid>
        <FormField name="founded_year">
          {(field) => <NumberField {...field} formatOptions={{ maximumFractionDigits: 0, useGrouping: false }} placeholder={t`Year`} />}
        </FormField>
        <FormField name="team_size">{(field) => <NumberField {...field} formatOptions={{ maximumFractionDigits: 0 }} />}</FormField>
      </FieldGrid>
      <FormField name="sdgs">
        {(field) => <GoalChips {...field} hint={t`The UN goals your work contributes to. Choose as many as apply.`} />}
      </FormField>
    </FieldSection>
  )
}
