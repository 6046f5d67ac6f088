import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMember } from '#features/members/web/index.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyOverlay } from '#platform/web/lazy-overlay.tsx'
import type { Figures } from '../../contract.ts'
import { daysOfFigures, minimumData } from '../../figures.ts'
import { RefreshButton } from './RefreshButton.tsx'
import { changeText, numberText, percentText, notEnough } from './figure-texts.ts'
import { thousandsText } from './thousands.ts'
import { useFigures } from './use-figures.ts'

const AnalyticsDialog = lazyOverlay(
  async () => (await import('./charts/AnalyticsDialog.tsx')).AnalyticsDialog,
  ({ onClose }) => onClose(),
)

/** The member's figures in the community, with a link to their charts. */
export function PlatformAnalytics() {
  const { t } = useLingui()
  const isInvestor = useMember()?.user_type === 'investor'
  const { figures, isSample, isLive, isRefreshing, refresh } = useFigures(t`Demo Analytics`)
  const [hasCharts, setHasCharts] = useState(false)

  return (
    <section aria-labelledby="platform-analytics" className="card overflow-hidden">
      <div className="flex min-h-13 items-center gap-2 ps-5 pe-3 phone:ps-4 phone:pe-1.5">
        <h2 id="platform-analytics" className="font-semibold">
          <Trans>Platform Analytics</Trans>
        </h2>
        {isLive && (
          <Badge tone="success" live>
            <Trans>Live</Trans>
          </Badge>
        )}
        {isSample && (
          <Badge tone="warning">
            <Trans>Sample data</Trans>
          </Badge>
        )}
        <div className="ms-auto">
          <RefreshButton label={t`Refresh analytics`} isRefreshing={isRefreshing} onPress={refresh} />
        </div>
      </div>
      <dl className="grid grid-cols-2 overflow-hidden border-y border-line">
        {figures ? <Tiles figures={figures} isInvestor={isInvestor} /> : <UnknownTiles isInvestor={isInvestor} />}
      </dl>
      {!isSample && (
        <div className="p-2">
          <Button variant="quiet" size="small" className="w-full" onPress={() => setHasCharts(true)}>
            <ChartColumn aria-hidden />
            <Trans>Charts and tables</Trans>
          </Button>
        </div>
      )}
      {hasCharts && figures && <AnalyticsDialog figures={figures} onClose={() => setHasCharts(false)} />}
    </section>
  )
}

function Tiles({
  figures: { connections, deals, messages, views, matches, investments },
  isInvestor,
}: {
  figures: Figures
  isInvestor: boolean
}) {
  const { t } = useLingui()
  return (
    <>
      <Tile label={t`Total Connections`} value={numberText(connections.total)}>
        {connections.growth === null ? notEnough.growth(connections.before, minimumData.growth) : <Growth percent={connections.growth} />}
      </Tile>
      <Tile label={t`Active Deals`} value={numberText(deals.active)}>
        {deals.success === null ? (
          notEnough.success(deals.posted, minimumData.success)
        ) : (
          <Trans>{percentText(deals.success)} success</Trans>
        )}
      </Tile>
      <Tile label={t`Messages`} value={numberText(messages.total)}>
        {messages.response_hours === null ? (
          notEnough.response(messages.answers, minimumData.response)
        ) : (
          <Trans>{numberText(messages.response_hours)} h median response</Trans>
        )}
      </Tile>
      <Tile label={t`Profile Views`} value={numberText(views.total)}>
        <Trans>in {daysOfFigures} days</Trans>
        {', '}
        {matches.rate === null ? (
          <span className="block">{notEnough.rate(matches.interests, minimumData.rate)}</span>
        ) : (
          <Trans>{percentText(matches.rate)} match rate</Trans>
        )}
      </Tile>
      {isInvestor && <InvestorTiles investments={investments} />}
    </>
  )
}

/** Sample data does not include a portfolio. */
function InvestorTiles({ investments }: { investments: Figures['investments'] }) {
  const { t } = useLingui()
  const since = investments?.since
  return (
    <>
      <Tile label={t`Total Investments`} value={investments ? numberText(investments.count) : '–'}>
        {since ? <Trans>since {String(since)}</Trans> : investments ? <Trans>none recorded yet</Trans> : '\u00a0'}
      </Tile>
      <Tile
        label={t`Portfolio Value`}
        value={
          investments && investments.values.length > 0
            ? investments.values.map(({ currency, value }) => (
                <span key={currency} className="block">
                  {thousandsText(value, currency)}
                </span>
              ))
            : '–'
        }
      >
        {investments && investments.values.length > 1 ? <Trans>by currency</Trans> : <Trans>currently held</Trans>}
      </Tile>
    </>
  )
}

/** New connections in 30 days, compared with the 30 days before. */
function Growth({ percent }: { percent: number }) {
  const change = changeText(percent)
  const less = percentText(-percent)
  if (percent < 0) return <Trans>{less} fewer new in 30 days</Trans>
  return (
    <Trans>
      <span className={percent > 0 ? 'text-success' : undefined}>{change}</span> new in 30 days
    </Trans>
  )
}

function Tile({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="-ms-px -mt-px border-s border-t border-line px-5 py-3 phone:px-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-20 font-semibold proportional-nums">{value}</dd>
      <dd className="text-12 text-ink-3">{children}</dd>
    </div>
  )
}

function UnknownTiles({ isInvestor }: { isInvestor: boolean }) {
  const { t } = useLingui()
  const labels = [t`Total Connections`, t`Active Deals`, t`Messages`, t`Profile Views`]
  return [...labels, ...(isInvestor ? [t`Total Investments`, t`Portfolio Value`] : [])].map((label) => (
    <Tile key={label} label={label} value={<Skeleton className="my-1 h-5 w-12" />}>
      {' '}
    </Tile>
  ))
}
