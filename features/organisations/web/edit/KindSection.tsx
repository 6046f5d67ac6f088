import { useLingui } from '@lingui/react/macro'
import { OptionalSelect, sfdrLabels, stageLabels, useOptions } from '#features/profiles/web/index.ts'
import { currencies, fundingStages, sfdrArticles } from '#features/profiles/vocabulary.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField, type MoneyFieldProps } from '#ui/MoneyField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { vehicles } from '../../kinds.ts'
import { longestText } from '../../limits.ts'
import { vehicleLabels } from '../labels.ts'
import { FormField, useOrganisationForm, useOrganisationValue } from './form-context.tsx'

/** The fields that only organisations of the chosen kind have. */
export function KindSection() {
  const kind = useOrganisationValue('kind')
  if (kind === 'startup') return <StartupSection />
  return kind === 'fund' ? <FundSection /> : null
}

function StartupSection() {
  const { t } = useLingui()
  const currency = useOrganisationValue('currency')
  return (
    <FieldSection title={t`Funding`} description={t`Investors filter by these. Empty fields are not shown.`}>
      <FieldGrid>
        <FormField name="funding_stage">{(field) => <OptionalSelect {...field} values={fundingStages} labels={stageLabels} />}</FormField>
        <FormField name="raising_amount">{(field) => <MoneyWithCurrency {...field} />}</FormField>
        <FormField name="current_valuation">
          {(field) => <MoneyField {...field} currency={currency} hint={t`Never shown to visitors.`} />}
        </FormField>
      </FieldGrid>
    </FieldSection>
  )
}

function FundSection() {
  const { t } = useLingui()
  const currency = useOrganisationValue('currency')
  const stages = useOptions(fundingStages, stageLabels)
  return (
    <FieldSection title={t`Investing`} description={t`Founders see this. Empty fields are not shown.`}>
      <FormField name="thesis">
        {(field) => <TextArea {...field} rows={3} limit={longestText.thesis} hint={t`What you invest in, and why.`} />}
      </FormField>
      <FormField name="stages">{(field) => <ChipGroup {...field} options={stages} />}</FormField>
      <FieldGrid>
        <FormField name="min_ticket">{(field) => <MoneyWithCurrency {...field} />}</FormField>
        <FormField name="max_ticket">{(field) => <MoneyField {...field} currency={currency} />}</FormField>
        <FormField name="vehicle">{(field) => <OptionalSelect {...field} values={vehicles} labels={vehicleLabels} />}</FormField>
        <FormField name="fund_size">{(field) => <MoneyField {...field} currency={currency} />}</FormField>
        <FormField name="sfdr_article">
          {(field) => (
            <OptionalSelect
              {...field}
              values={sfdrArticles}
              labels={sfdrLabels}
              hint={t`Your fund’s classification under the EU’s disclosure regulation.`}
            />
          )}
        </FormField>
      </FieldGrid>
    </FieldSection>
  )
}

/** An amount together with the currency of all amounts. */
function MoneyWithCurrency(field: Omit<MoneyFieldProps<Currency>, 'currency'>) {
  const { t } = useLingui()
  const form = useOrganisationForm()
  return (
    <MoneyField
      {...field}
      currency={useOrganisationValue('currency')}
      currencies={currencies}
      onCurrencyChange={(currency) => form.change({ currency })}
      currencyLabel={t`Currency`}
    />
  )
}
