import { useLingui } from '@lingui/react/macro'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { currencies, fundingStages } from '../../vocabulary.ts'
import { stageLabels } from '../labels.ts'
import { useProfileValue, useProfileForm } from './form-context.ts'
import { FormField } from './FormField.tsx'
import { OptionalSelect } from './OptionalSelect.tsx'
import { wholeNumber, year } from './number-formats.ts'

export function StartupSection() {
  const { t } = useLingui()
  const form = useProfileForm()
  const currency = useProfileValue('currency')
  return (
    <FieldSection title={t`Your company`} description={t`Investors filter by these. What you leave empty is not shown.`}>
      <FieldGrid>
        <FormField name="funding_stage">{(field) => <OptionalSelect {...field} values={fundingStages} labels={stageLabels} />}</FormField>
        <FormField name="raising_amount">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              currencies={currencies}
              onCurrencyChange={(chosen) => form.change({ currency: chosen })}
              currencyLabel={t`Currency`}
            />
          )}
        </FormField>
        <FormField name="current_valuation">{(field) => <MoneyField {...field} currency={currency} />}</FormField>
        <FormField name="founded_year">{(field) => <NumberField {...field} formatOptions={year} placeholder={t`Year`} />}</FormField>
        <FormField name="team_size">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
    </FieldSection>
  )
}
