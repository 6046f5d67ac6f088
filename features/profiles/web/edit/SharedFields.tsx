import { useLingui } from '@lingui/react/macro'
import { CityField, CountryField } from '#features/places/web/index.ts'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TagField } from '#ui/TagField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { currencies, userTypes } from '../../vocabulary.ts'
import { typeIcons, typeLabels } from '../labels.ts'
import { useProfileForm, useProfileValue } from './form-context.ts'
import { FormField } from './FormField.tsx'
import { GoalChips } from './GoalChips.tsx'
import { useOptions } from './options.ts'
import { RegionsAndCountries } from './RegionsAndCountries.tsx'

// Fields shared by the whole form and the first steps.

/** Only advisors can choose the type 'advisor'. */
export function TypeField({ isAdvisor }: { isAdvisor: boolean }) {
  const types = useOptions(
    userTypes.filter((type) => type !== 'advisor' || isAdvisor),
    typeLabels,
  )
  return (
    <FormField name="user_type">
      {(field) => (
        <RadioCards {...field} columns={isAdvisor ? 2 : 3} options={types.map((type) => ({ ...type, icon: typeIcons[type.id] }))} />
      )}
    </FormField>
  )
}

/** The last name is optional, for members with a single name. */
export function NameFields() {
  return (
    <>
      <FormField name="first_name">{(field) => <TextField {...field} autoComplete="given-name" isRequired />}</FormField>
      <FormField name="last_name">{(field) => <TextField {...field} autoComplete="family-name" />}</FormField>
    </>
  )
}

export function ExpertiseField() {
  const { t } = useLingui()
  return (
    <FormField name="expertise_areas">
      {(field) => <TagField {...field} placeholder={t`Carbon accounting, agronomy`} hint={t`Separate them with commas.`} />}
    </FormField>
  )
}

export function GoalsField() {
  const { t } = useLingui()
  const invests = useProfileValue('user_type') === 'investor'
  const hint = invests
    ? t`The UN goals your investments contribute to. Choose as many as apply.`
    : t`The UN goals your work contributes to. Choose as many as apply.`
  return <FormField name="sdgs">{(field) => <GoalChips {...field} hint={hint} />}</FormField>
}

export function RaisingField() {
  const { t } = useLingui()
  const form = useProfileForm()
  const currency = useProfileValue('currency')
  return (
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
  )
}

/** The smallest and the largest ticket, side by side. */
export function TicketFields() {
  const { t } = useLingui()
  const form = useProfileForm()
  const currency = useProfileValue('ticket_currency')
  return (
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
  )
}

/** Where an investor invests: regions, single countries, or both. */
export function GeographyField() {
  return <FormField name="geography">{(field) => <RegionsAndCountries {...field} />}</FormField>
}

/** Country and city, side by side. */
export function PlaceFields() {
  const form = useProfileForm()
  const country = useProfileValue('country')
  return (
    <>
      <FormField name="country">
        {(field) => <CountryField {...field} onChange={(chosen) => chosen !== country && form.change({ country: chosen, city: null })} />}
      </FormField>
      <FormField name="city">
        {/* The key resets the search when the country changes. */}
        {(field) => <CityField key={country} {...field} country={country} />}
      </FormField>
    </>
  )
}
