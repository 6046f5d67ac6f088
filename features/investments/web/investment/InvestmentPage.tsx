import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FolderInput, MessageSquare, PencilLine, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { useNavigateIfStillHere } from '#platform/web/rooms/still-here.ts'
import { lazily } from '#platform/web/lazily.ts'
import { DocumentsEditor } from '#features/documents/web/index.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Investment, InvestmentDetails } from '../../ledger-contract.ts'
import { editInvestmentPath, investmentDocumentPath, investmentsPath } from '../../paths.ts'
import { isPlanned } from '../../vocabulary.ts'
import { investmentById } from '../data.ts'
import { WithAnyLedger } from '../ledger/WithLedger.tsx'
import { InvestmentStatus } from '../portfolio/InvestmentStatus.tsx'
import { FigureMeanings } from '../portfolio/FigureMeanings.tsx'
import { ReturnsStrip } from './ReturnsStrip.tsx'
import { useToday } from '../today.ts'
import { DeleteInvestment } from './DeleteInvestment.tsx'
import { InvestmentFacts } from './InvestmentFacts.tsx'
import { Ledger } from './Ledger.tsx'
import { MoveInvestment, useTargets } from './MoveInvestment.tsx'
import { NoInvestment, useInvestmentId } from './NoInvestment.tsx'

const ValueChart = lazily(async () => (await import('./ValueChart.tsx')).ValueChart)

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Updates from the founder. */
    'investment.updates': { investment: Investment }
  }
}

/** Where an investment is about to be moved. */
interface Target {
  organisation: OrganisationBrief | null
}

/** An investment with its returns, entries and details. */
export function InvestmentPage() {
  const id = useInvestmentId()
  return <WithAnyLedger>{id ? <LoadedInvestment key={id} id={id} /> : <NoInvestment />}</WithAnyLedger>
}

function LoadedInvestment({ id }: { id: string }) {
  const { t } = useLingui()
  const { data: investment, error, refetch } = useQuery({ ...investmentById(id, useToday()), refetchInterval: usePolling() })
  usePageTitle('subject', investment?.company_name)
  // It may have been deleted on another page.
  if (error && problemOf(error).code === 'NOT_FOUND') return <NoInvestment />
  if (investment) return <InvestmentView investment={investment} />
  return (
    <>
      <BackLink href={investmentsPath()} label={t`Investments`} />
      <h1 className="sr-only">{t`Investment`}</h1>
      {error ? (
        <LoadFailed title={t`Failed to load investment data`} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading investment`} className="mt-3 grid gap-7">
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-75 rounded-card" />
        </SkeletonGroup>
      )}
    </>
  )
}

function InvestmentView({ investment }: { investment: InvestmentDetails }) {
  const { t } = useLingui()
  const navigate = useNavigateIfStillHere()
  const today = useToday()
  const [isDeleting, setDeleting] = useState(false)
  const [moving, moveTo] = useState<Target>()
  const targets = useTargets(investment)
  const { id, company_name: company, organisation, owner_id: owner, currency, returns, status, can } = investment
  return (
    <>
      <BackLink href={investmentsPath(organisation?.id)} label={organisation ? t`Investments of ${organisation.name}` : t`Investments`} />
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 phone:mt-0">
        <Avatar id={investment.deal_id ?? id} name={company} shape="company" size={44} />
        <div className="min-w-0 flex-1 basis-52">
          <h1 dir="auto" className="text-20 font-semibold text-balance wrap-anywhere">
            {company}
          </h1>
          <InvestmentStatus status={status} />
          {organisation && (
            <p className="text-ink-2">
              <Trans>Everyone in {organisation.name} can see and change it.</Trans>
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          {owner && (
            <Link to={messagesPath(owner)} className={buttonClass()}>
              <MessageSquare aria-hidden />
              <Trans>Message founder</Trans>
            </Link>
          )}
          <Menu
            label={t`Actions for ${company}`}
            placement="bottom end"
            trigger={<IconButton icon={Ellipsis} variant="outline" label={t`Actions for ${company}`} />}
          >
            <MenuItem icon={PencilLine} label={t`Edit details`} onAction={() => void navigate({ href: editInvestmentPath(id) })} />
            {targets.map((target) => (
              <MenuItem
                key={target?.id ?? 'own'}
                icon={FolderInput}
                label={target ? t`Move to ${target.name}` : t`Move to your portfolio`}
                onAction={() => moveTo({ organisation: target })}
              />
            ))}
            {can.remove && <MenuItem icon={Trash2} isDangerous label={t`Delete investment`} onAction={() => setDeleting(true)} />}
          </Menu>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9">
          {isPlanned(status) ? (
            <p className="text-ink-2">
              <Trans>This investment is planned. It doesn’t count in your figures until you change its status.</Trans>
            </p>
          ) : (
            <>
              <div className="grid gap-4">
                <ReturnsStrip returns={returns} currency={currency} />
                <FigureMeanings />
              </div>
              <Suspense fallback={<div className="h-73" />}>
                <ValueChart investment={investment} today={today} />
              </Suspense>
            </>
          )}
          <Ledger investment={investment} />
          <DocumentsEditor isWithoutDeck subjectId={id} readingPath={(documentId) => investmentDocumentPath(id, documentId)} />
          <Slot name="investment.updates" investment={investment} />
        </div>
        <aside className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-3">
          <InvestmentFacts investment={investment} />
        </aside>
      </div>
      {isDeleting && (
        <DeleteInvestment
          investment={investment}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ href: investmentsPath(organisation?.id), replace: true })}
        />
      )}
      {moving && <MoveInvestment investment={investment} to={moving.organisation} onClose={() => moveTo(undefined)} />}
    </>
  )
}
