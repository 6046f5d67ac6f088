import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { investmentPath } from '../../paths.ts'
import { investmentById, investments, refreshInvestments } from '../data.ts'
import { WithAnyLedger } from '../ledger/WithLedger.tsx'
import { NoInvestment, useInvestmentId } from '../investment/NoInvestment.tsx'
import { useToday } from '../today.ts'
import { checkFields } from './check-values.ts'
import { InvestmentFields } from './InvestmentFields.tsx'
import { fieldsOf, valuesOf } from './investment-values.ts'
import { FormSkeleton } from './NewInvestment.tsx'
import { useLatestValues } from '#platform/web/form/use-latest-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'

/** Edits the details of an investment. Cash flows are edited on its page. */
export function EditInvestment() {
  const id = useInvestmentId()
  return <WithAnyLedger>{id ? <LoadedInvestment key={id} id={id} /> : <NoInvestment />}</WithAnyLedger>
}

function LoadedInvestment({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: investment, error, refetch } = useQuery(investmentById(id, useToday()))
  if (investment) return <Editor investment={investment} />
  if (!error) return <FormSkeleton />
  if (problemOf(error).code === 'NOT_FOUND') return <NoInvestment />
  return <LoadFailed title={t`Failed to load investment data`} error={error} onRetry={() => void refetch()} />
}

function Editor({ investment }: { investment: InvestmentDetails }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const form = useForm(() => valuesOf(investment))
  useLatestValues(form, valuesOf(investment))
  const { banner, refusals, isPending } = useSubmission(form)
  const { id, company_name: company } = investment
  const title = t`Edit ${company}`
  usePageTitle('subject', title)
  const submit = () =>
    void form.submit({
      problems: checkFields(form.values.get()),
      async request() {
        await investments.call.change({ id, ...fieldsOf(form.values.get()) })
        toast.success(t({ message: 'Saved', context: 'notice' }))
        await refreshInvestments(queryClient)
        void navigate({ href: investmentPath(id), replace: true })
      },
    })
  return (
    <div className="mx-auto max-w-180">
      <PageHeading back={{ href: investmentPath(id), label: t`Back` }} title={title} />
      <Form onSubmit={submit} refusals={refusals} aria-label={title} className="grid gap-6">
        <InvestmentFields form={form} organisation={investment.organisation} isNew={false} />
        <FormBanner>{banner}</FormBanner>
        <div className="flex items-center gap-2 border-t border-line pt-4">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save changes</Trans>
          </Button>
          <Link to={investmentPath(id)} className={buttonClass({ variant: 'quiet' })}>
            <Trans>Cancel</Trans>
          </Link>
        </div>
      </Form>
    </div>
  )
}
