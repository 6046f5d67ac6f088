import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNow } from '#platform/web/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type Stat, StatStrip } from '#ui/StatStrip.tsx'
import type { Figures } from '../../contract.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { clockText, nextText, numberText, unreadText } from './figure-texts.ts'
import { sayThatSample, useFigures } from './use-figures.ts'

/** Connections, deals, messages and events in four figures, with when they were counted. */
export function CountersStrip() {
  const { t } = useLingui()
  const { figures, isSample, isRefreshing, refresh } = useFigures(t`Using Demo Data`)
  const now = useNow()
  useEffect(() => {
    if (isSample) sayThatSample(t`Using Demo Data`, t`Showing sample data for demonstration`)
  }, [isSample, t])
  const counted = figures && !isSample ? clockText(figures.at) : undefined

  return (
    <section aria-labelledby="overview-figures">
      <div className="mb-2 flex min-h-8 items-center gap-3 phone:min-h-11">
        <h2 id="overview-figures" className="me-auto text-16 font-semibold">
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
      <StatStrip stats={figures ? statsOf(figures, now, t) : unknown(t)} />
    </section>
  )
}

type Translate = ReturnType<typeof useLingui>['t']

function statsOf({ connections, deals, messages, events }: Figures, now: number, t: Translate): Stat[] {
  const [recent, added, unread] = [numberText(connections.this_week), numberText(deals.new_today), unreadText(messages.unread)]
  return [
    { label: t`Connections`, value: numberText(connections.total), note: t`${recent} this week` },
    { label: t`Active Deals`, value: numberText(deals.active), note: t`${added} new today` },
    { label: t`Messages`, value: numberText(messages.total), note: t`${unread} unread` },
    { label: t`Events`, value: numberText(events.ahead), note: events.next ? nextText(events.next, now) : t`none ahead yet` },
  ]
}

const unknown = (t: Translate): Stat[] =>
  [t`Connections`, t`Active Deals`, t`Messages`, t`Events`].map((label) => ({
    label,
    value: <Skeleton className="my-1.5 h-6 w-12" />,
    note: ' ',
  }))
