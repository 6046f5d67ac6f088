import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useSubmission } from '#platform/web/form/use-form.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { newId } from '#platform/web/new-id.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { dealPath } from '#features/deals/paths.ts'
import { dealById } from '#features/deals/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { Banner, FormBanner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import { investmentPath, investmentsPath, newInvestmentPath } from '../../paths.ts'
import { investmentOfDeal, investments, ofLedger, refreshInvestments } from '../data.ts'
import { AddsTo } from '../ledger/AddsTo.tsx'
import { type Ledger, type LedgerSearch, validLedgerSearch } from '../ledger/ledger.ts'
import { WithLedger } from '../ledger/WithLedger.tsx'
import { useToday } from '../today.ts'
import { checkFields, checkMoney } from './check-values.ts'
import { FromPipeline } from './FromPipeline.tsx'
import { InvestmentFields } from './InvestmentFields.tsx'
import { type InvestmentValues, fieldsOf, newInvestment, valuesOfDeal } from './investment-values.ts'
import { investmentDrafts } from './investment-drafts.ts'

const validSearch = (raw: Record<string, unknown>): LedgerSearch & { deal?: string } => {
  const deal = givenId(raw['deal'])
  return { ...validLedgerSearch(raw), ...(deal && { deal }) }
}

/** Adds an investment in any company, or in the deal that the address specifies. */
export function NewInvestment() {
  const { t } = useLingui()
  const [{ deal }] = useScreenSearch(validSearch)
  usePageTitle('subject', t`Add an investment`)
  return (
    <WithLedger>
      {(ledger) => (
        <div className="mx-auto max-w-180">
          <PageHeading back={{ href: investmentsPath(ledger.organisationId), label: t`Investments` }} title={t`Add an investment`} />
          {deal ? <ForDeal key={deal} ledger={ledger} id={deal} /> : <WithoutDeal ledger={ledger} />}
        </div>
      )}
    </WithLedger>
  )
}

function WithoutDeal({ ledger }: { ledger: Ledger }) {
  const today = useToday()
  return (
    <>
      <FromPipeline organisationId={ledger.organisationId} />
      <DraftEditor ledger={ledger} dealId={null} empty={newInvestment(today)} />
    </>
  )
}

/** The form starts with the details of the deal. */
function ForDeal({ ledger, id }: { ledger: Ledger; id: string }) {
  const { t } = useLingui()
  const today = useToday()
  const { data: deal, error, refetch } = useQuery(dealById(id))
  const { data: known } = useQuery(investmentOfDeal(id))
  if (error && !deal) {
    return problemOf(error).code === 'NOT_FOUND' ? (
      <>
        <Banner tone="info" className="mb-5">
          <Trans>This deal no longer exists, or you can’t see it. You can still enter the investment yourself.</Trans>
        </Banner>
        <DraftEditor ledger={ledger} dealId={null} empty={newInvestment(today)} />
      </>
    ) : (
      <LoadFailed title={t`Failed to load deal`} error={error} onRetry={() => void refetch()} />
    )
  }
  if (!deal) return <FormSkeleton />
  return (
    <>
      <Banner tone="info" className="mb-5">
        <Trans>
          For the deal{' '}
          <Link to={dealPath(id)} className="font-medium underline">
            {deal.title}
          </Link>
          . Its founder is not notified.
        </Trans>
        {known?.investment_id && (
          <>
            {' '}
            <Trans>
              You have already{' '}
              <Link to={investmentPath(known.investment_id)} className="font-medium underline">
                added an investment
              </Link>{' '}
              for this deal. Record later payments there as follow-ons.
            </Trans>
          </>
        )}
      </Banner>
      <DraftEditor ledger={ledger} dealId={id} empty={valuesOfDeal(deal, today)} />
    </>
  )
}

interface DraftEditorProps {
  ledger: Ledger
  dealId: string | null
  empty: InvestmentValues
}

function DraftEditor({ ledger, dealId, empty }: DraftEditorProps) {
  const member = useMember()
  const name = dealId ?? 'new'
  const [{ id, values, isRestored }, setDraft] = useState(() => {
    const kept = member && investmentDrafts(member.id).entries.get().get(name)
    return kept
      ? { id: kept.id, values: { ...empty, ...kept.values }, isRestored: true }
      : { id: newId(), values: empty, isRestored: false }
  })
  if (!member) return null
  return (
    <Editor
      key={id}
      id={id}
      ledger={ledger}
      dealId={dealId}
      initial={values}
      isRestored={isRestored}
      save={(draft) => investmentDrafts(member.id).keep(name, draft)}
      forget={() => investmentDrafts(member.id).remove(name)}
      onDiscarded={() => setDraft({ id: newId(), values: empty, isRestored: false })}
    />
  )
}

interface EditorProps {
  /** Of the draft. */
  id: string
  ledger: Ledger
  dealId: string | null
  initial: InvestmentValues
  isRestored: boolean
  /** Saves the draft on this device until it is submitted or discarded. */
  save: (draft: { id: string; values: InvestmentValues }) => void
  forget: () => void
  onDiscarded: () => void
}

function Editor({
  id: begunAs,
  ledger: { organisationId, organisation },
  dealId,
  initial,
  isRestored,
  save,
  forget,
  onDiscarded,
}: EditorProps) {
  const [id, setId] = useState(begunAs)
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const queryClient = useQueryClient()
  const today = useToday()
  const form = useForm(initial)
  const { banner, refusals, isPending } = useSubmission(form)
  const isDone = useRef(false)
  const saveDraft = useEffectEvent(() => {
    if (!isDone.current) save({ id, values: form.values.get() })
  })
  useEffect(() => form.values.listen(() => saveDraft()), [form])
  const deleteDraft = () => {
    isDone.current = true
    forget()
  }
  const submit = () => {
    const values = form.values.get()
    void form.submit({
      problems: { ...checkFields(values), ...checkMoney(values, today) },
      async request() {
        const { currency, date, amount } = form.values.get()
        await investments.call.add({
          id,
          ...ofLedger(organisationId),
          deal_id: dealId,
          ...fieldsOf(form.values.get()),
          currency,
          date,
          amount: amount ?? 0,
        })
        deleteDraft()
        toast.success(organisation ? t`Added to the investments of ${organisation.name}` : t`Added to your investments`)
        void refreshInvestments(queryClient)
        void navigate({ href: investmentPath(id), replace: true })
      },
      onIdTaken: () => setId(newId()),
    })
  }
  return (
    <>
      {isRestored && (
        <Banner
          tone="info"
          className="mb-5"
          action={
            <Button
              size="small"
              onPress={() => {
                deleteDraft()
                onDiscarded()
              }}
            >
              <Trans>Discard</Trans>
            </Button>
          }
        >
          <Trans>Your draft has been restored. Nobody else has seen it.</Trans>
        </Banner>
      )}
      <Form onSubmit={submit} refusals={refusals} aria-label={t`Add an investment`} className="grid gap-6">
        <AddsTo
          value={organisationId}
          onChange={(chosen) => void navigate({ href: newInvestmentPath(dealId ?? undefined, chosen), replace: true })}
        />
        <InvestmentFields form={form} organisation={organisation} isNew />
        <FormBanner>{banner}</FormBanner>
        <div className="flex items-center gap-2 border-t border-line pt-4">
          <Button type="submit" variant="primary" pending={isPending} pendingLabel={t`Adding`}>
            <Trans>Add investment</Trans>
          </Button>
          <Link to={investmentsPath(organisationId)} className={buttonClass({ variant: 'quiet' })}>
            <Trans>Cancel</Trans>
          </Link>
        </div>
      </Form>
    </>
  )
}

export function FormSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading investment`} className="grid gap-5">
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-16 rounded-control" />
      <Skeleton className="h-16 rounded-control" />
      <Skeleton className="h-40 rounded-control" />
    </SkeletonGroup>
  )
}
