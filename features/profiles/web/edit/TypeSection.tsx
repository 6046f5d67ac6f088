import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { fundingStages, groupOf } from '../../vocabulary.ts'
import { stageLabels } from '../labels.ts'
import { useProfileValue } from './form-context.ts'
import { FormField } from './FormField.tsx'
import { InvestorSection } from './InvestorSection.tsx'
import { wholeNumber, year } from './number-formats.ts'
import { OptionalSelect } from './OptionalSelect.tsx'
import { RaisingField } from './SharedFields.tsx'
import { SuppliedFields } from './SuppliedFields.tsx'

const sections = { startup: StartupSection, investor: InvestorSection, mentor: MentorSection }

/** The fields of the chosen member type. */
export function TypeSection() {
  const Section = sections[groupOf(useProfileValue('user_type'))]
  return <Section />
}

function StartupSection() {
  const { t } = useLingui()
  const currency = useProfileValue('currency')
  return (
    <FieldSection title={t`Your company`} description={t`Investors filter by these. Empty fields are not shown.`}>
      <FieldGrid>
        <FormField name="funding_stage">{(field) => <OptionalSelect {...field} values={fundingStages} labels={stageLabels} />}</FormField>
        <RaisingField />
        <FormField name="current_valuation">{(field) => <MoneyField {...field} currency={currency} />}</FormField>
        <FormField name="founded_year">{(field) => <NumberField {...field} formatOptions={year} placeholder={t`Year`} />}</FormField>
        <FormField name="team_size">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
      <SuppliedFields of={['funding_stage', 'raising_amount', 'current_valuation', 'founded_year', 'team_size']} />
    </FieldSection>
  )
}

/** For mentors and advisors. */
function MentorSection() {
  const { t } = useLingui()
  return (
    <FieldSection title={t`Your experience`} description={t`Founders look for this alongside your expertise.`}>
      <FieldGrid>
        <FormField name="years_experience">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
