import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChartPie, Coins, Ellipsis, FileDown, FileUp, Plus } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { dashboardPath } from '#platform/paths.ts'
import { usePolling } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import { lazily } from '#platform/web/lazily.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { Portfolio } from '../../contract.ts'
import { exchangeRatesPath, importInvestmentsPath, newInvestmentPath } from '../../paths.ts'
import { InvestorsOnly } from '../InvestorsOnly.tsx'
import { investmentsFile, portfolioIn } from '../data.ts'
import { useBaseCurrency } from './base-currency.ts'
import { InvestmentList } from './InvestmentList.tsx'
import { PlannedAmounts } from './PlannedAmounts.tsx'
import { PortfolioFigures } from './PortfolioFigures.tsx'
import { useList } from './use-list.ts'

const Charts = lazily(async () => (await import('./Charts.tsx')).Charts)
const SamplePortfolio = lazily(async () => (await import('./SamplePortfolio.tsx')).SamplePortfolio)

/** What an investor's investments are worth, and all of them. */
export function PortfolioScreen() {
  return (
    <InvestorsOnly>
      <OwnPortfolio />
    </InvestorsOnly>
  )
}

function OwnPortfolio() {
  const { t } = useLingui()
  const [base] = useBaseCurrency()
  // Asked for beside the figures, not after them.
  const list = useList()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...portfolioIn(base), refetchInterval: usePolling() })
  return (
    <>
      <PageHeading
        back={{ href: dashboardPath(), label: t`Back` }}
        title={t`Investments`}
        actions={<Actions isEmpty={data?.count === 0} />}
      />
      {data ? (
        <Known portfolio={data} isWaiting={isPlaceholderData} list={list} />
      ) : error ? (
        <Failed error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PortfolioSkeleton />
      )}
    </>
  )
}

function Known({ portfolio, isWaiting, list }: { portfolio: Portfolio; isWaiting: boolean; list: ReturnType<typeof useList> }) {
  if (portfolio.count === 0) return <NothingYet />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <PortfolioFigures portfolio={portfolio} isWaiting={isWaiting} />
      {portfolio.planned.length > 0 && <PlannedAmounts planned={portfolio.planned} />}
      {portfolio.currencies.length > 0 && (
        <Suspense fallback={<div className="h-95 phone:h-190" />}>
          <Charts portfolio={portfolio} />
        </Suspense>
      )}
      <InvestmentList {...list} />
    </div>
  )
}

function Actions({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      {!isEmpty && (
        <Link to={newInvestmentPath()} className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden />
          <Trans>Add investment</Trans>
        </Link>
      )}
      <Menu
        label={t`More about your investments`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} label={t`More about your investments`} variant="outline" />}
      >
        <MenuItem icon={FileUp} label={t`Import a CSV file`} onAction={() => void navigate({ href: importInvestmentsPath() })} />
        {!isEmpty && <MenuItem icon={FileDown} label={t`Export as CSV`} onAction={() => location.assign(investmentsFile)} />}
        <MenuItem icon={Coins} label={t`Exchange rates`} onAction={() => void navigate({ href: exchangeRatesPath() })} />
      </Menu>
    </>
  )
}

function NothingYet() {
  const { t } = useLingui()
  return (
    <>
      <EmptyState
        icon={ChartPie}
        title={t`Your ledger is empty`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={newInvestmentPath()} className={buttonClass({ variant: 'primary' })}>
              <Trans>Add an investment</Trans>
            </Link>
            <Link to={importInvestmentsPath()} className={buttonClass()}>
              <Trans>Import a CSV file</Trans>
            </Link>
          </div>
        }
      >
        <Trans>
          Write down what you invested, here or elsewhere, and what came back: your returns are computed from it. Nobody else can see it.
        </Trans>
      </EmptyState>
      <Suspense>
        <SamplePortfolio />
      </Suspense>
    </>
  )
}

/** Where the portfolio cannot be had, an invented one stands, said to be such; and the way to try again. */
function Failed({ error, pending, onRetry }: { error: Error; pending: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    toast.error(t`Loading Error`, { id: 'investments.failed', description: t`Failed to load investment data` })
  }, [t])
  return (
    <>
      <ErrorState title={t`Failed to load investment data`} retryLabel={t`Retry`} pending={pending} onRetry={onRetry}>
        {problemOf(error).text}
      </ErrorState>
      <Suspense>
        <SamplePortfolio />
      </Suspense>
    </>
  )
}

function PortfolioSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading your investments`} className="grid gap-9">
      <Skeleton className="h-64 rounded-card phone:h-96" />
      <Skeleton className="h-75 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  )
}
