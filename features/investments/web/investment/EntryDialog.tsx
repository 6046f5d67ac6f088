import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { FormDialog } from '#platform/web/form/FormDialog.tsx'
import { useFieldValue, useForm } from '#platform/web/form/use-form.ts'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { newId } from '#platform/web/new-id.ts'
import { DateField } from '#ui/DateField.tsx'
import { FieldGrid } from '#ui/FieldGrid.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioChips } from '#ui/RadioChips.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { longestText } from '../../limits.ts'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { type EntryKind, entryKinds, flowKinds } from '../../vocabulary.ts'
import { refreshInvestments } from '../data.ts'
import { amountProblem, dateProblem, noteProblem, valueProblem } from '../form/check-values.ts'
import { useToday } from '../today.ts'
import { type Entry, entryLabels } from './entries.ts'
import { saveEntry } from './use-entries.ts'

interface EntryDialogProps {
  investment: Pick<InvestmentDetails, 'id' | 'company_name' | 'currency' | 'organisation'>
  /** The entry to edit, or the initial kind of a new one. */
  entry: Entry | EntryKind
  onClose: () => void
}

/** Adds or edits a cash flow or a valuation. */
export function EntryDialog({ investment, entry, onClose }: EntryDialogProps) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const today = useToday()
  const known = typeof entry === 'string' ? undefined : entry
  const [id, setId] = useState(() => known?.id ?? newId())
  const saved = {
    kind: typeof entry === 'string' ? entry : entry.kind,
    date: known?.date ?? today,
    amount: known?.amount ?? null,
    note: known?.note ?? '',
  }
  const form = useForm(saved)
  useLatestValues(form, saved)
  const kind = useFieldValue(form, 'kind')
  const isValuation = kind === 'valuation'
  const { company_name: company, organisation } = investment
  const description = !organisation ? company : known ? `${company}, ${organisation.name}` : t`${company}. Adds to: ${organisation.name}`
  // A valuation can't become a cash flow or the reverse.
  const kinds = known ? (isValuation ? [] : flowKinds) : entryKinds
  const submit = () => {
    const { date, amount, note } = form.values.get()
    void form.submit({
      problems: {
        date: dateProblem(date, today),
        amount: isValuation ? valueProblem(amount) : amountProblem(amount),
        note: noteProblem(note),
      },
      async request() {
        await saveEntry(investment.id, { id, kind, date, amount: amount ?? 0, note }, known === undefined)
        onClose()
        await refreshInvestments(queryClient)
      },
      onIdTaken() {
        setId(newId())
        void refreshInvestments(queryClient)
      },
      fieldOf: (path) => (path === 'value' ? 'amount' : path === 'date' || path === 'amount' || path === 'note' ? path : undefined),
    })
  }
  return (
    <FormDialog
      title={known ? t`Edit entry` : t`Add entry`}
      description={description}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={known ? <Trans>Save changes</Trans> : <Trans>Add entry</Trans>}
      pendingLabel={t`Saving`}
    >
      {kinds.length > 0 && (
        <Field form={form} name="kind">
          {(field) => (
            <RadioChips {...field} label={t`Type`} options={kinds.map((each) => ({ id: each, label: i18n._(entryLabels[each]) }))} />
          )}
        </Field>
      )}
      <FieldGrid>
        <Field form={form} name="amount">
          {(field) => (
            <MoneyField
              {...field}
              label={isValuation ? t`Value` : t`Amount`}
              hint={isValuation ? t`The value of your entire holding; 0 once it is sold or written off.` : undefined}
              currency={investment.currency}
            />
          )}
        </Field>
        <Field form={form} name="date">
          {(field) => <DateField {...field} label={t`Date`} />}
        </Field>
      </FieldGrid>
      <Field form={form} name="note">
        {(field) => <TextArea {...field} label={t`Note`} mark={t`Optional`} rows={2} limit={longestText.note} />}
      </Field>
    </FormDialog>
  )
}
