import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#platform/web/form/Field.tsx'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { newId } from '#platform/web/new-id.ts'
import type { DealCard } from '#features/deals/contract.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { investmentPath, newInvestmentPath } from '../../paths.ts'
import { investmentOfDeal, investments, ofLedger, refreshInvestments } from '../data.ts'
import { AddsTo } from '../ledger/AddsTo.tsx'
import { useHasOwnLedger } from '../ledger/ledger.ts'
import { amountProblem } from '../form/check-values.ts'
import { fieldsOf, valuesOfDeal } from '../form/investment-values.ts'
import { useToday } from '../today.ts'

/** Adds the deal to one of the investor's ledgers, or links to the investments in it that are already there. */
export function DealInvestment({ deal, place }: { deal: DealCard; place: 'dialog' | 'card' }) {
  const { t } = useLingui()
  const isInvestor = useHasOwnLedger()
  const { data } = useQuery({ ...investmentOfDeal(deal.id), enabled: isInvestor })
  if (!isInvestor || !data) return null
  const { investment_id: own, shared } = data
  if (own !== null || shared.length > 0) {
    return (
      <>
        {own !== null && <Added id={own} label={t`In your investments`} />}
        {shared.map(({ investment_id: id, organisation: { name } }) => (
          <Added key={id} id={id} label={t`In the investments of ${name}`} />
        ))}
      </>
    )
  }
  return place === 'dialog' ? <QuickAdd deal={deal} /> : <AddLink dealId={deal.id} />
}

function Added({ id, label }: { id: string; label: string }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-ink-2 phone:min-h-11">
      <CircleCheck className="icon-sm shrink-0 text-success" aria-hidden />
      <Link to={investmentPath(id)} className="link">
        {label}
      </Link>
    </p>
  )
}

const AddLink = ({ dealId }: { dealId: string }) => (
  <Link to={newInvestmentPath(dealId)} className={buttonClass({ variant: 'soft', size: 'small', className: 'max-w-full' })}>
    <Plus aria-hidden />
    <span className="truncate">
      <Trans>Add to your investments</Trans>
    </span>
  </Link>
)

/** Asks only for the amount; the details come from the deal and can be changed later. */
function QuickAdd({ deal }: { deal: DealCard }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const today = useToday()
  const [id, setId] = useState(newId)
  const [organisationId, addTo] = useState<string>()
  const form = useForm(() => ({ amount: valuesOfDeal(deal, today).amount }))
  const { banner, refusals, isPending } = useSubmission(form)
  const submit = () => {
    const { amount } = form.values.get()
    void form.submit({
      problems: { amount: amountProblem(amount) },
      async request() {
        const { currency, date, ...values } = valuesOfDeal(deal, today)
        const fields = fieldsOf({ ...values, currency, date })
        await investments.call.add({ ...ofLedger(organisationId), ...fields, id, deal_id: deal.id, currency, date, amount: amount ?? 0 })
        await refreshInvestments(queryClient)
      },
      onIdTaken: () => setId(newId()),
    })
  }
  return (
    <Form onSubmit={submit} refusals={refusals} aria-label={t`Add to your investments`} className="grid gap-3 rounded-card bg-sunken p-4">
      <FormBanner>{banner}</FormBanner>
      <Field form={form} name="amount">
        {(field) => (
          <MoneyField
            {...field}
            label={t`Your amount`}
            hint={
              organisationId
                ? t`Recorded for today. You can change the date and details later.`
                : t`Recorded for today. You can change the date and details later. Only you can see it.`
            }
            currency={deal.currency}
          />
        )}
      </Field>
      <AddsTo value={organisationId} onChange={addTo} />
      <Button type="submit" variant="soft" pending={isPending} pendingLabel={t`Adding`}>
        <Plus aria-hidden />
        <Trans>Add to your investments</Trans>
      </Button>
    </Form>
  )
}
