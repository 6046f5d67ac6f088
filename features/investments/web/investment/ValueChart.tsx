import { useLingui } from '@lingui/react/macro'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import { formatDate } from '#platform/web/format-day.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { wholeMoney } from '../figures.ts'
import { historyOf } from './history.ts'

/** The value over time, compared with payments minus distributions. */
export function ValueChart({ investment, today }: { investment: InvestmentDetails; today: string }) {
  const { t } = useLingui()
  const { currency } = investment
  const moments = historyOf(investment.flows, investment.valuations, today)
  const [first, last] = [moments[0], moments.at(-1)]
  // Without changes since the purchase, the chart would be a straight line.
  if (!first || !last || moments.every(({ value, net }) => value === first.value && net === first.net)) return null
  const subject = t`Value over time`
  const [from, to] = [formatDate(first.date), formatDate(last.date)]
  const [before, worth, net] = [first.value, last.value, last.net].map((minor) => wholeMoney(minor, currency))
  const title =
    last.value > first.value
      ? t`Value grew from ${before} to ${worth}`
      : last.value < first.value
        ? t`Value fell from ${before} to ${worth}`
        : t`Value is ${worth}, the same as at the beginning`
  return (
    <ChartOrTable
      title={title}
      subject={subject}
      chart={
        <LineChart
          label={t`Value from ${from} to ${to}: now ${worth}, with ${net} paid in minus distributions`}
          series={[t`Value`, t`Paid in minus distributions`]}
          moments={moments.map((moment) => ({
            time: Date.parse(moment.date),
            name: formatDate(moment.date),
            values: [moment.value, moment.net],
            texts: [wholeMoney(moment.value, currency), wholeMoney(moment.net, currency)],
          }))}
        />
      }
      table={
        <FiguresTable
          caption={subject}
          heads={[t`Date`, t`Value`, t`Paid in minus distributions`]}
          rows={moments
            .toReversed()
            .map((moment) => [formatDate(moment.date), wholeMoney(moment.value, currency), wholeMoney(moment.net, currency)])}
        />
      }
    />
  )
}
