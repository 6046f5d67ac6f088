import { Trans, useLingui } from '@lingui/react/macro'
import { CityField, CountryField } from '#features/places/web/index.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { GoalChips, RegionsAndCountries, industryLabels, stageLabels, useOptions } from '#features/profiles/web/index.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText } from '../../limits.ts'
import { WizardField, useDealForm, useDealValue } from './deal-form.tsx'
import { PostAsField } from './PostAsField.tsx'
import type { PostAs } from './post-as.ts'

export function DetailsStep({ postAs }: { postAs: PostAs }) {
  return (
    <div>
      <CompanySection postAs={postAs} />
      <RoundSection />
      <ReachSection />
    </div>
  )
}

function CompanySection({ postAs }: { postAs: PostAs }) {
  const { t } = useLingui()
  const isPersonal = useDealValue('organisation_id') === null
  const industryOptions = useOptions(industries, industryLabels)
  return (
    <FieldSection title={t`The startup`} description={t`Shown on the deal card.`}>
      <FieldGrid>
        {postAs.organisations.length > 0 && <PostAsField postAs={postAs} />}
        {isPersonal && (
          <WizardField name="company_name">
            {(field) => <TextField {...field} autoComplete="organization" maxLength={longestText.company_name} />}
          </WizardField>
        )}
        <WizardField name="industry">{(field) => <Select {...field} options={industryOptions} placeholder={t`Choose one`} />}</WizardField>
      </FieldGrid>
      <WizardField name="title">
        {(field) => (
          <TextField {...field} placeholder={t`Soil carbon without lab samples`} maxLength={longestText.title} hint={t`In a few words.`} />
        )}
      </WizardField>
      <WizardField name="description">
        {(field) => (
          <TextArea
            {...field}
            rows={5}
            limit={longestText.description}
            hint={t`What you do, for whom, and how far you’ve come. The first two lines appear on the card.`}
          />
        )}
      </WizardField>
      <WizardField name="impact">
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            limit={longestText.impact}
            hint={t`Optional. What your company improves, with a figure if you have one.`}
          />
        )}
      </WizardField>
      <WizardField name="sdgs">{(field) => <GoalChips {...field} />}</WizardField>
    </FieldSection>
  )
}

function RoundSection() {
  const { t } = useLingui()
  const form = useDealForm()
  const currency = useDealValue('currency')
  const stageOptions = useOptions(fundingStages, stageLabels)
  return (
    <FieldSection
      title={t`The round`}
      description={t`These terms are not binding. This platform handles no money; you agree on everything with your investors directly.`}
    >
      <FieldGrid>
        <WizardField name="funding_amount">
          {(field) => (
            <MoneyField
              {...field}
              currency={currency}
              currencies={currencies}
              onCurrencyChange={(chosen) => form.change({ currency: chosen })}
              currencyLabel={t`Currency`}
            />
          )}
        </WizardField>
        <WizardField name="funding_stage">
          {(field) => <Select {...field} options={stageOptions} placeholder={t`Choose one`} />}
        </WizardField>
        <WizardField name="min_investment">{(field) => <MoneyField {...field} currency={currency} />}</WizardField>
        <WizardField name="max_investment">{(field) => <MoneyField {...field} currency={currency} />}</WizardField>
        <WizardField name="valuation">{(field) => <MoneyField {...field} currency={currency} />}</WizardField>
        <WizardField name="progress">
          {(field) => (
            <NumberField
              {...field}
              suffix="%"
              minValue={0}
              maxValue={100}
              hint={t`Percentage of the round that investors have committed.`}
            />
          )}
        </WizardField>
      </FieldGrid>
      <WizardField name="co_investment">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            <Trans>Open to co-investment by several investors</Trans>
          </Checkbox>
        )}
      </WizardField>
    </FieldSection>
  )
}

function ReachSection() {
  const { t } = useLingui()
  const form = useDealForm()
  const country = useDealValue('country')
  return (
    <FieldSection title={t`Location and contact`} description={t`Contact details are visible to every member who can see the deal.`}>
      <WizardField name="geography">{(field) => <RegionsAndCountries {...field} />}</WizardField>
      <FieldGrid>
        <WizardField name="country">
          {(field) => <CountryField {...field} onChange={(chosen) => chosen !== country && form.change({ country: chosen, city: null })} />}
        </WizardField>
        {/* A new country starts with an empty search. */}
        <WizardField name="city">{(field) => <CityField key={country} {...field} country={country} />}</WizardField>
        <WizardField name="contact_person">
          {(field) => <TextField {...field} autoComplete="name" maxLength={longestText.contact_person} />}
        </WizardField>
        <WizardField name="contact_email">
          {(field) => <TextField {...field} inputMode="email" autoComplete="email" maxLength={longestText.contact_email} />}
        </WizardField>
        <WizardField name="website">
          {(field) => <TextField {...field} inputMode="url" autoComplete="url" placeholder="https://example.org" />}
        </WizardField>
      </FieldGrid>
    </FieldSection>
  )
}
