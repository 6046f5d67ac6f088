import { useLingui } from '@lingui/react/macro'
import { Field } from '#platform/web/form/Field.tsx'
import type { Form as FormState } from '#platform/web/form/form.ts'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { CountryField } from '#features/places/web/index.ts'
import { currencies, fundingStages, industries } from '#features/profiles/vocabulary.ts'
import { GoalChips, industryLabels, stageLabels, useOptions } from '#features/profiles/web/index.ts'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { longestText } from '../../limits.ts'
import { instruments, investmentStatuses, isPlanned } from '../../vocabulary.ts'
import { instrumentLabels, statusLabels } from '../labels.ts'
import { type InvestmentValues, none } from './investment-values.ts'

interface InvestmentFieldsProps {
  form: FormState<InvestmentValues>
  /** Whose people share the ledger; none for the reader's own. */
  organisation: Pick<OrganisationBrief, 'name'> | null | undefined
  /** Also asks for the first cash flow, which is edited in the ledger later. */
  isNew: boolean
}

export function InvestmentFields({ form, organisation, isNew }: InvestmentFieldsProps) {
  const { t } = useLingui()
  const instrumentOptions = useOptions(instruments, instrumentLabels)
  const statuses = useOptions(investmentStatuses, statusLabels)
  const status = useFieldValue(form, 'status')
  return (
    <div>
      <FieldSection
        title={t`Investment details`}
        description={
          organisation
            ? t`Founders and members outside ${organisation.name} are not notified.`
            : t`Only you can see this. Founders and other members are not notified.`
        }
      >
        <Field form={form} name="company_name">
          {(field) => <TextField {...field} label={t`Company or fund`} maxLength={longestText.company_name} autoComplete="off" />}
        </Field>
        <FieldGrid>
          <Field form={form} name="instrument">
            {(field) => <Select {...field} label={t`Instrument`} options={instrumentOptions} />}
          </Field>
          <Field form={form} name="status">
            {(field) => (
              <Select
                {...field}
                label={t`Status`}
                options={statuses}
                hint={isPlanned(status) ? t`Planned investments don’t count in your figures.` : undefined}
              />
            )}
          </Field>
        </FieldGrid>
        {isNew && <FirstCashFlow form={form} />}
      </FieldSection>
      <AboutCompany form={form} />
      <FieldSection title={organisation ? t`Note` : t`Your note`}>
        <Field form={form} name="note">
          {(field) => <TextArea {...field} label={t`Note`} isLabelHidden rows={4} limit={longestText.note} />}
        </Field>
      </FieldSection>
    </div>
  )
}

function FirstCashFlow({ form }: { form: FormState<InvestmentValues> }) {
  const { t } = useLingui()
  const currency = useFieldValue(form, 'currency')
  return (
    <FieldGrid>
      <Field form={form} name="amount">
        {(field) => (
          <MoneyField
            {...field}
            label={t`Amount`}
            currency={currency}
            currencies={currencies}
            onCurrencyChange={(chosen) => form.change({ currency: chosen })}
            currencyLabel={t`Currency`}
          />
        )}
      </Field>
      <Field form={form} name="date">
        {(field) => <DateField {...field} label={t`Date`} />}
      </Field>
    </FieldGrid>
  )
}

function AboutCompany({ form }: { form: FormState<InvestmentValues> }) {
  const { t } = useLingui()
  const unspecified = { id: none, label: t`Not specified` } as const
  const industryOptions = [unspecified, ...useOptions(industries, industryLabels)]
  const stageOptions = [unspecified, ...useOptions(fundingStages, stageLabels)]
  return (
    <FieldSection title={t`About the company`} description={t`Used to break down your portfolio. All fields are optional.`}>
      <FieldGrid>
        <Field form={form} name="industry">
          {(field) => <Select {...field} label={t`Sector`} options={industryOptions} />}
        </Field>
        <Field form={form} name="funding_stage">
          {(field) => <Select {...field} label={t`Stage at investment`} options={stageOptions} />}
        </Field>
      </FieldGrid>
      <Field form={form} name="country">
        {(field) => <CountryField {...field} label={t`Country`} />}
      </Field>
      <Field form={form} name="sdgs">
        {(field) => <GoalChips {...field} label={t`Goals`} />}
      </Field>
    </FieldSection>
  )
}
