import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNow } from '#platform/web/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type Stat, StatStrip } from '#ui/StatStrip.tsx'
import type { Figures } from '../../contract.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { clockText, nextText, numberText, unreadText } from './figure-texts.ts'
import { toastSampleData, useFigures } from './use-figures.ts'

/** Connections, deals, messages and events, with the time of the figures. */
export function CountersStrip() {
  const { t } = useLingui()
  const { figures, isSample, isRefreshing, refresh } = useFigures(t`Using Demo Data`)
  const stats = useStats(figures)
  useEffect(() => {
    if (isSample) toastSampleData(t`Using Demo Data`, t`Showing sample data for demonstration`)
  }, [isSample, t])
  const counted = figures && !isSample ? clockText(figures.at) : undefined

  return (
    <section aria-labelledby="overview-figures">
      <div className="mb-2 flex min-h-8 items-center gap-3 phone:min-h-11">
        <h2 id="overview-figures" className="me-auto font-semibold">
          <Trans>Overview</Trans>
        </h2>
        {isSample && (
          <Badge tone="warning">
            <Trans>Sample data</Trans>
          </Badge>
        )}
        {counted && (
          <p className="text-12 text-ink-3 tabular-nums">
            <Trans>Updated {counted}</Trans>
          </p>
        )}
        <RefreshButton label={t`Refresh`} isRefreshing={isRefreshing} onPress={refresh} />
      </div>
      <StatStrip stats={stats} />
    </section>
  )
}

/** The four figures, or skeletons while they load. */
function useStats(figures: Figures | undefined): Stat[] {
  const { t } = useLingui()
  const now = useNow()
  const [recent, added] = [figures?.connections.this_week, figures?.deals.new_today].map((count) => numberText(count ?? 0))
  const unread = figures?.messages.unread ?? 0
  const unreadFigure = unreadText(unread)
  const next = figures?.events.next
  const stat = (label: string, count: number | undefined, note: string): Stat =>
    count === undefined
      ? { label, value: <Skeleton className="my-1.5 h-6 w-12" />, note: '\u00a0' }
      : { label, value: numberText(count), note }
  return [
    stat(t`Connections`, figures?.connections.total, t`${recent} this week`),
    stat(t`Active Deals`, figures?.deals.active, t`${added} new today`),
    stat(t`Messages`, figures?.messages.total, t`${plural(unread, { one: `${unreadFigure} unread`, other: `${unreadFigure} unread` })}`),
    stat(t`Events`, figures?.events.ahead, next ? nextText(next, now) : figures?.events.ahead ? '\u00a0' : t`none coming up`),
  ]
}
