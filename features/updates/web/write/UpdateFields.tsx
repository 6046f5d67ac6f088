import { useLingui } from '@lingui/react/macro'
import { currencies } from '#features/profiles/vocabulary.ts'
import type { Form } from '#platform/web/form/form.ts'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue } from '#platform/web/form/use-form.ts'
import { useNow } from '#platform/web/use-now.ts'
import { FieldGrid, FieldSection } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { largestFigure, longestBody } from '../../limits.ts'
import { periodsUntil } from '../../periods.ts'
import { figureLabel } from '../figures.ts'
import { periodName } from '../periods.ts'
import type { UpdateValues } from './values.ts'

const moneyNames = ['revenue', 'cash', 'burn'] as const
const largestUnits = largestFigure / 100

export function UpdateFields({ form }: { form: Form<UpdateValues> }) {
  const { t } = useLingui()
  const today = new Date(useNow()).toISOString()
  const period = useFieldValue(form, 'period')
  const known = periodsUntil(today)
  const periods = known.includes(period) ? known : [period, ...known]
  const currency = useFieldValue(form, 'currency')
  const hints = {
    revenue: t`For the whole period`,
    cash: t`Your bank balance at the end of the period`,
    burn: t`Negative if you receive more than you spend`,
  }
  return (
    <>
      <FieldSection title={t`What happened`} description={t`Keep it short: what went well, what didn’t, and what you need.`}>
        <Field form={form} name="period">
          {(field) => (
            <Select {...field} className="max-w-80" label={t`Period`} options={periods.map((id) => ({ id, label: periodName(id) }))} />
          )}
        </Field>
        <Field form={form} name="title">
          {(field) => <TextField {...field} label={t`Title`} placeholder={t`First plant commissioned`} />}
        </Field>
        <Field form={form} name="body">
          {(field) => <TextArea {...field} label={t`Text`} rows={8} limit={longestBody} />}
        </Field>
      </FieldSection>
      <FieldSection
        title={t`Figures`}
        description={t`All optional. Investors see how the figures you enter have changed since your previous update.`}
      >
        <Field form={form} name="currency">
          {(field) => <Select {...field} className="max-w-40" label={t`Currency`} options={currencies.map((id) => ({ id, label: id }))} />}
        </Field>
        <FieldGrid columns={3}>
          {moneyNames.map((name) => (
            <Field key={name} form={form} name={name}>
              {(field) => (
                <MoneyField
                  {...field}
                  label={figureLabel(name)}
                  mark={t`Optional`}
                  hint={hints[name]}
                  currency={currency}
                  minValue={-largestUnits}
                  maxValue={largestUnits}
                />
              )}
            </Field>
          ))}
        </FieldGrid>
        <FieldGrid columns={3}>
          <Field form={form} name="team">
            {(field) => (
              <NumberField
                {...field}
                label={figureLabel('team')}
                mark={t`Optional`}
                minValue={0}
                maxValue={1_000_000}
                formatOptions={whole}
              />
            )}
          </Field>
          <Field form={form} name="customers">
            {(field) => (
              <NumberField
                {...field}
                label={figureLabel('customers')}
                mark={t`Optional`}
                minValue={0}
                maxValue={1e9}
                formatOptions={whole}
              />
            )}
          </Field>
          <Field form={form} name="emissions_saved">
            {(field) => (
              <NumberField
                {...field}
                label={figureLabel('emissions_saved')}
                mark={t`Optional`}
                hint={t`For the period, in kilograms`}
                suffix="kg"
                minValue={0}
                maxValue={1e12}
                formatOptions={whole}
              />
            )}
          </Field>
        </FieldGrid>
      </FieldSection>
    </>
  )
}

const whole = { maximumFractionDigits: 0 }
