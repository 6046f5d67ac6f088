import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CountriesField } from '#features/places/web/index.ts'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { currencies, fundingStages, industries, sfdrArticles } from '../../vocabulary.ts'
import { isRegion, regions } from '#features/places/vocabulary.ts'
import { industryLabels, regionLabels, sfdrLabels, stageLabels } from '../labels.ts'
import { useProfileValue, useProfileForm } from './form-context.ts'
import type { FormValues } from './form-values.ts'
import { longestText } from '../../limits.ts'
import { FormField } from './FormField.tsx'
import { wholeNumber } from './number-formats.ts'
import { OptionalSelect } from './OptionalSelect.tsx'
import { useOptions } from './options.ts'

export function InvestorSection() {
  const { t } = useLingui()
  const form = useProfileForm()
  const currency = useProfileValue('ticket_currency')
  const industryOptions = useOptions(industries, industryLabels)
  const stageOptions = useOptions(fundingStages, stageLabels)
  return (
    <FieldSection title={t`What you look for`} description={t`Founders see this, and it decides which startups are suggested to you.`}>
      <FormField name="industries">{(field) => <ChipGroup {...field} options={industryOptions} />}</FormField>
      <FormField name="stages">{(field) => <ChipGroup {...field} options={stageOptions} />}</FormField>
      <FieldGrid>
        <FormField name="min_investment">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              currencies={currencies}
              onCurrencyChange={(chosen) => form.change({ ticket_currency: chosen })}
              currencyLabel={t`Currency`}
            />
          )}
        </FormField>
        <FormField name="max_investment">{(field) => <MoneyField {...field} currency={currency} />}</FormField>
      </FieldGrid>
      <FormField name="geography">{(field) => <GeographyField {...field} />}</FormField>
      <FieldGrid>
        <FormField name="sfdr_article">
          {(field) => (
            <OptionalSelect
              {...field}
              values={sfdrArticles}
              labels={sfdrLabels}
              hint={t`How your fund is classified under the EU's disclosure regulation.`}
            />
          )}
        </FormField>
        <FormField name="portfolio_size">{(field) => <NumberField {...field} formatOptions={wholeNumber} />}</FormField>
      </FieldGrid>
      <FormField name="investment_focus">{(field) => <TextArea {...field} rows={2} limit={longestText.investment_focus} />}</FormField>
      <FormField name="investment_criteria">
        {(field) => (
          <TextArea {...field} rows={3} limit={longestText.investment_criteria} hint={t`What a company must show before you meet it.`} />
        )}
      </FormField>
    </FieldSection>
  )
}

interface GeographyFieldProps {
  label: string
  error: ReactNode
  value: FormValues['geography']
  onChange: (geography: FormValues['geography']) => void
}

/** Where an investor invests: regions, single countries, or both. */
function GeographyField({ value, onChange, ...texts }: GeographyFieldProps) {
  const { t } = useLingui()
  const options = useOptions(regions, regionLabels)
  const chosenRegions = value.filter((place) => isRegion(place))
  const countries = value.filter((place) => !isRegion(place))
  return (
    <div className="grid gap-3">
      <ChipGroup {...texts} options={options} value={chosenRegions} onChange={(chosen) => onChange([...chosen, ...countries])} />
      <CountriesField label={t`Further countries`} value={countries} onChange={(chosen) => onChange([...chosenRegions, ...chosen])} />
    </div>
  )
}
