import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Field } from '#platform/web/form/Field.tsx'
import { useFieldValue, useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { currencies } from '#features/profiles/vocabulary.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { Form } from '#ui/Form.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { isRateDate } from '../../days.ts'
import { fieldTexts } from '../../field-texts.ts'
import { isRate } from '../../rates.ts'
import { investments, ofLedger, refreshInvestments } from '../data.ts'
import { useToday } from '../today.ts'

const others = currencies.filter((id) => id !== 'EUR')

/** Accepts a decimal comma as well. */
const decimal = (typed: string) => typed.trim().replace(',', '.')

/** Adds a rate of a ledger, or replaces the one for the same day. */
export function OwnRate({ organisationId }: { organisationId: string | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const today = useToday()
  const form = useForm(() => ({ currency: 'USD' as (typeof others)[number], date: today, rate: '' }))
  const { banner, refusals, isPending } = useSubmission(form)
  const currency = useFieldValue(form, 'currency')
  const submit = () => {
    const values = form.values.get()
    const rate = decimal(values.rate)
    void form.submit({
      problems: {
        date: !isRateDate(values.date, today) && fieldTexts.rateDate,
        rate: !isRate(rate) && fieldTexts.rate,
      },
      async request() {
        await investments.call.setRate({ ...ofLedger(organisationId), currency: values.currency, date: values.date, rate })
        // The reader may be typing the next one already.
        if (form.values.get().rate === values.rate) form.change({ rate: '' })
        toast.success(t`Rate saved`)
        await refreshInvestments(queryClient)
      },
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Add a rate`} className="grid gap-4 py-4">
      <FormBanner>{banner}</FormBanner>
      <FieldGrid columns={3}>
        <Field form={form} name="currency">
          {(field) => <Select {...field} label={t`Currency`} options={others.map((id) => ({ id, label: id }))} />}
        </Field>
        <Field form={form} name="date">
          {(field) => <DateField {...field} label={t`Date`} />}
        </Field>
        <Field form={form} name="rate">
          {(field) => <TextField {...field} label={t`${currency} per euro`} inputMode="decimal" autoComplete="off" placeholder="1.0956" />}
        </Field>
      </FieldGrid>
      <div>
        <Button type="submit" pending={isPending} pendingLabel={t`Saving`}>
          <Trans>Save rate</Trans>
        </Button>
      </div>
    </Form>
  )
}
