import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, BriefcaseBusiness } from 'lucide-react'
import { usePolling } from '#platform/web/live/index.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { problemOf } from '#platform/web/problem.ts'
import { DocumentReadings } from '#features/documents/web/index.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { DaysOfFigures } from '../../figures.ts'
import { dealPath, dealsPath } from '../../paths.ts'
import { dealById } from '../data.ts'
import { dealFigures } from '../figures-data.ts'
import { DeckPages } from './DeckPages.tsx'
import { FiguresHeading } from './FiguresHeading.tsx'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { Funnel } from './Funnel.tsx'
import { Investors } from './DealInterest.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import { TotalsStrip } from './TotalsStrip.tsx'

/** The analytics of one of the member's deals. */
export function DealFigures({ id, days, onDays }: { id: string; days: DaysOfFigures; onDays: (days: DaysOfFigures) => void }) {
  const { t } = useLingui()
  const { data: deal } = useQuery(dealById(id))
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...dealFigures(id, days), refetchInterval: usePolling() })
  const code = error && problemOf(error).code
  return (
    <>
      <BackLink href={dealsPath('analytics')} label={t`All deals`} />
      <Link to={dealsPath('analytics')} className="link hidden min-h-11 items-center gap-1.5 phone:inline-flex">
        <ArrowLeft className="icon-sm" aria-hidden />
        {t`All deals`}
      </Link>
      {code === 'NOT_FOUND' || code === 'FORBIDDEN' ? (
        <EmptyState icon={BriefcaseBusiness} title={t`No deal found`}>
          <Trans>Analytics are only available for your own deals.</Trans>
        </EmptyState>
      ) : (
        <>
          <FiguresHeading title={deal?.title ?? ''} href={dealPath(id)} days={days} onDays={onDays} dealId={id} />
          {!data && error && <LoadFailed title={t`Failed to load analytics`} error={error} onRetry={() => void refetch()} />}
          {!data && !error && <FiguresSkeleton />}
          {data && (
            <div aria-busy={isPlaceholderData} className="grid grid-cols-[minmax(0,1fr)] gap-9">
              <TotalsStrip counts={data.counts} />
              <SeriesChart series={data.series} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-2 lg:gap-10">
                <Funnel funnel={data.funnel} />
                {data.deck && <DeckPages deck={data.deck} />}
              </div>
              <Investors dealId={id} count={data.investors} />
              {deal?.deck && (
                <section>
                  <h2 className="mb-1 font-semibold">
                    <Trans>Deck readers</Trans>
                  </h2>
                  <DocumentReadings documentId={deal.deck.id} pages={deal.deck.pages} />
                </section>
              )}
            </div>
          )}
        </>
      )}
    </>
  )
}
