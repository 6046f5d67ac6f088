import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { useScreenSearch } from '#platform/web/rooms/use-screen-search.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { DaysOfFigures } from '../../figures.ts'
import { newDealPath } from '../../paths.ts'
import { allFigures } from '../figures-data.ts'
import { DealFigures } from './DealFigures.tsx'
import { DealTable } from './DealTable.tsx'
import { FiguresHeading } from './FiguresHeading.tsx'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { validFiguresSearch } from './search.ts'
import { SeriesChart } from './SeriesChart.tsx'
import { TotalsStrip } from './TotalsStrip.tsx'

/** Analytics of all the member's deals or one of them. The deal and the period are in the URL. */
export function AnalyticsTab() {
  const [{ days = 30, deal }, change] = useScreenSearch(validFiguresSearch)
  const onDays = (next: DaysOfFigures) => change((before) => ({ ...before, days: next }), { replace: true })
  return deal ? <DealFigures key={deal} id={deal} days={days} onDays={onDays} /> : <AllFigures days={days} onDays={onDays} />
}

function AllFigures({ days, onDays }: { days: DaysOfFigures; onDays: (days: DaysOfFigures) => void }) {
  const { t } = useLingui()
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...allFigures(days), refetchInterval: usePolling() })
  if (!data)
    return error ? <LoadFailed title={t`Failed to load analytics`} error={error} onRetry={() => void refetch()} /> : <FiguresSkeleton />
  if (data.deals.length === 0) return <NoDeals />
  return (
    <>
      <FiguresHeading title={t`All your deals`} days={days} onDays={onDays} />
      <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <TotalsStrip counts={data.counts} />
        <SeriesChart series={data.series} />
        <DealTable deals={data.deals} />
      </div>
    </>
  )
}

/** Shown until the member has a deal. */
function NoDeals() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={ChartColumn}
      title={t`Deal analytics`}
      action={
        <Link to={newDealPath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Post Your First Deal</Trans>
        </Link>
      }
    >
      <Trans>
        Once you’ve posted a deal, you’ll see who viewed it, how long each page of the deck was read, who is interested and who requested an
        introduction, day by day.
      </Trans>
    </EmptyState>
  )
}
