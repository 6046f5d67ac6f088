import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { Figures } from '../../../contract.ts'
import { everyDay } from '../../../figures.ts'
import { figureWeeks } from '../data.ts'
import { FigureMeanings } from './FigureMeanings.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import { hoursText, weekRows } from './week-rows.ts'

interface AnalyticsDialogProps {
  figures: Figures
  onClose: () => void
}

/** The member's figures over time, as charts or tables, with explanations. */
export function AnalyticsDialog({ figures, onClose }: AnalyticsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Platform Analytics`}
      description={t`Only you can see these figures.`}
      closeLabel={t`Close`}
      size="large"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <SeriesChart
          title={t`Profile views by day`}
          step="day"
          none={t`None in this period`}
          heads={[t`Day`, t`Profile views`]}
          points={everyDay(figures.views.today, figures.views.days).map(({ day, views }) => ({ day, value: views, rest: [] }))}
        />
        <Weeks />
        <FigureMeanings figures={figures} />
      </div>
    </Dialog>
  )
}

function Weeks() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(figureWeeks())
  if (error && !data) {
    return (
      <ErrorState title={t`Failed to load weekly figures`} retryLabel={t`Retry`} onRetry={() => void refetch()}>
        <Trans>The figures above are still correct.</Trans>
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={t`Loading figures`} className="grid gap-7">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </SkeletonGroup>
    )
  }
  const rows = weekRows(data.weeks)
  return (
    <>
      <SeriesChart
        title={t`New connections by week`}
        step="week"
        none={t`None in this period`}
        heads={[t`Week starting`, t`New connections`]}
        points={rows.map(({ from, connections }) => ({ day: from, value: connections, rest: [] }))}
      />
      <SeriesChart
        title={t`Message replies by week`}
        step="week"
        none={t`None in this period`}
        heads={[t`Week starting`, t`Replies`, t`Median response in hours`]}
        points={rows.map(({ from, answers, response_hours }) => ({ day: from, value: answers, rest: [hoursText(response_hours)] }))}
      />
    </>
  )
}
