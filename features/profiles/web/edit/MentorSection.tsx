import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { FormField } from './FormField.tsx'
import { wholeNumber } from './number-formats.ts'

/** For mentors and advisors. */
export function MentorSection() {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Your experience`} description={t`Founders look for it beside your expertise.`}>
      <FieldGrid>
        <FormField name="years_experience">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
