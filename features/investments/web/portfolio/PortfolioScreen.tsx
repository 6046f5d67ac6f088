import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChartPie, Coins, Ellipsis, FileDown, FileUp, Plus } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { usePolling } from '#platform/web/live/index.ts'
import { lazily } from '#platform/web/lazily.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { toast } from '#ui/toast.ts'
import type { Portfolio } from '../../portfolio-contract.ts'
import { exchangeRatesPath, importInvestmentsPath, newInvestmentPath } from '../../paths.ts'
import { investmentsFile, portfolioIn } from '../data.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { LedgerSwitch } from '../ledger/LedgerSwitch.tsx'
import { WithLedger } from '../ledger/WithLedger.tsx'
import { useToday } from '../today.ts'
import { useBaseCurrency } from './base-currency.ts'
import { InvestmentList } from './InvestmentList.tsx'
import { PlannedAmounts } from './PlannedAmounts.tsx'
import { PortfolioFigures } from './PortfolioFigures.tsx'
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx'
import { useList } from './use-list.ts'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Below the returns of a ledger that is not empty. @param organisationId none for the reader's own */
    'investments.portfolio': { organisationId: string | undefined }
  }
}

const Charts = lazily(async () => (await import('./Charts.tsx')).Charts)
const SamplePortfolio = lazily(async () => (await import('./SamplePortfolio.tsx')).SamplePortfolio)

/** The returns and the list of investments of the reader's own ledger, or of one they share. */
export const PortfolioScreen = () => <WithLedger>{(ledger) => <LedgerPortfolio ledger={ledger} />}</WithLedger>

function LedgerPortfolio({ ledger }: { ledger: Ledger }) {
  const { t } = useLingui()
  const { organisationId, organisation } = ledger
  const [base] = useBaseCurrency()
  // Requested in parallel with the figures.
  const list = useList(ledger)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...portfolioIn(organisationId, useToday(), base),
    refetchInterval: usePolling(),
  })
  return (
    <>
      <PageHeading
        title={organisation ? t`Investments of ${organisation.name}` : t`Investments`}
        actions={<Actions organisationId={organisationId} isEmpty={data?.count === 0} />}
      />
      <LedgerSwitch ledger={ledger} />
      {data ? (
        <LoadedPortfolio ledger={ledger} portfolio={data} isWaiting={isPlaceholderData} list={list} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <PortfolioSkeleton />
      )}
    </>
  )
}

interface LoadedPortfolioProps {
  ledger: Ledger
  portfolio: Portfolio
  isWaiting: boolean
  list: ReturnType<typeof useList>
}

function LoadedPortfolio({ ledger, portfolio, isWaiting, list }: LoadedPortfolioProps) {
  if (portfolio.count === 0) return <NothingYet ledger={ledger} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <PortfolioFigures organisationId={ledger.organisationId} portfolio={portfolio} isWaiting={isWaiting} />
      {portfolio.planned.length > 0 && <PlannedAmounts planned={portfolio.planned} />}
      <Slot name="investments.portfolio" organisationId={ledger.organisationId} />
      {portfolio.currencies.length > 0 && (
        <Suspense fallback={<div className="h-95 phone:h-190" />}>
          <Charts portfolio={portfolio} />
        </Suspense>
      )}
      <InvestmentList {...list} />
    </div>
  )
}

function Actions({ organisationId, isEmpty }: { organisationId: string | undefined; isEmpty: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      {!isEmpty && (
        <Link to={newInvestmentPath(undefined, organisationId)} className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden />
          <Trans>Add investment</Trans>
        </Link>
      )}
      <Menu
        label={t`Actions for your investments`}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} label={t`Actions for your investments`} variant="outline" />}
      >
        <MenuItem
          icon={FileUp}
          label={t`Import a CSV file`}
          onAction={() => void navigate({ href: importInvestmentsPath(organisationId) })}
        />
        {!isEmpty && (
          <MenuItem icon={FileDown} label={t`Export as CSV`} onAction={() => location.assign(investmentsFile(organisationId))} />
        )}
        <MenuItem icon={Coins} label={t`Exchange rates`} onAction={() => void navigate({ href: exchangeRatesPath(organisationId) })} />
      </Menu>
    </>
  )
}

function NothingYet({ ledger: { organisationId, organisation } }: { ledger: Ledger }) {
  const { t } = useLingui()
  return (
    <>
      <EmptyState
        icon={ChartPie}
        title={organisationId ? t`This ledger is empty` : t`Your ledger is empty`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={newInvestmentPath(undefined, organisationId)} className={buttonClass({ variant: 'primary' })}>
              <Trans>Add an investment</Trans>
            </Link>
            <Link to={importInvestmentsPath(organisationId)} className={buttonClass()}>
              <Trans>Import a CSV file</Trans>
            </Link>
          </div>
        }
      >
        {organisation ? (
          <Trans>
            Record what {organisation.name} has invested, here or elsewhere, and what it got back. Its returns are calculated from it.
            Everyone in {organisation.name} can see and change this ledger, and nobody else.
          </Trans>
        ) : (
          <Trans>
            Record what you have invested, here or elsewhere, and what you got back. Your returns are calculated from it. Nobody else can
            see your ledger.
          </Trans>
        )}
      </EmptyState>
      <Suspense>
        <SamplePortfolio />
      </Suspense>
    </>
  )
}

/** If the portfolio fails to load, a sample is shown, marked as such, with a way to retry. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    toast.error(t`Loading Error`, { id: 'investments.failed', description: t`Failed to load investment data` })
  }, [t])
  return (
    <>
      <LoadFailed title={t`Failed to load investment data`} error={error} onRetry={onRetry} />
      <Suspense>
        <SamplePortfolio />
      </Suspense>
    </>
  )
}
