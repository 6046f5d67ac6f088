import { useLingui } from '@lingui/react/macro'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { useState } from 'react'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { InvestmentDetails } from '../../ledger-contract.ts'
import { ChartFrame, chartHeight, chartWidth } from '../ChartFrame.tsx'
import { dayText, wholeMoney } from '../figures.ts'
import { type Moment, historyOf } from './history.ts'

const timeOf = ({ date }: Moment) => Date.parse(date)

/** The value over time, compared with payments minus distributions. */
export function ValueChart({ investment, today }: { investment: InvestmentDetails; today: string }) {
  const { t } = useLingui()
  const { currency } = investment
  const moments = historyOf(investment.flows, investment.valuations, today)
  const [first, last] = [moments[0], moments.at(-1)]
  // Without changes since the purchase, the chart would be a straight line.
  if (!first || !last || moments.every(({ value, net }) => value === first.value && net === first.net)) return null
  const title = t`Value over time`
  const [from, to] = [dayText(first.date), dayText(last.date)]
  const [worth, net] = [wholeMoney(last.value, currency), wholeMoney(last.net, currency)]
  return (
    <ChartOrTable
      title={title}
      chart={
        <Lines
          label={t`Value from ${from} to ${to}: now ${worth}, with ${net} paid in minus distributions`}
          moments={moments}
          currency={currency}
        />
      }
      table={
        <FiguresTable
          caption={title}
          heads={[t`Date`, t`Value`, t`Paid in minus distributions`]}
          rows={moments
            .toReversed()
            .map((moment) => [dayText(moment.date), wholeMoney(moment.value, currency), wholeMoney(moment.net, currency)])}
        />
      }
    />
  )
}

function Lines({ label, moments, currency }: { label: string; moments: readonly Moment[]; currency: string }) {
  const { t } = useLingui()
  const [pointed, setPointed] = useState<Moment>()
  const [begin, end] = [Math.min(...moments.map(timeOf)), Math.max(...moments.map(timeOf))]
  const all = moments.flatMap(({ value, net }) => [value, net])
  const x = scaleUtc([begin, end], [0, chartWidth])
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [chartHeight, 0]).nice(4)
  const [floor = 0] = y.domain()
  const at = (moment: Moment) => x(timeOf(moment))
  const held = area<Moment>()
    .x(at)
    .y0(y(Math.max(0, floor)))
    .y1(({ value }) => y(value))
    .curve(curveStepAfter)(moments)
  const value = line<Moment>()
    .x(at)
    .y((moment) => y(moment.value))
    .curve(curveStepAfter)(moments)
  const net = line<Moment>()
    .x(at)
    .y((moment) => y(moment.net))
    .curve(curveStepAfter)(moments)
  const shown = pointed ?? moments.at(-1)
  const point = (share: number | undefined) => {
    const time = share === undefined ? undefined : x.invert(share * chartWidth).getTime()
    setPointed(time === undefined ? undefined : (moments.findLast((moment) => timeOf(moment) <= time) ?? moments[0]))
  }
  const money = (minor: number) => wholeMoney(minor, currency)
  return (
    <ChartFrame
      label={label}
      y={y}
      currency={currency}
      onPoint={point}
      legend={
        shown && (
          <>
            <span className="font-medium text-ink">{dayText(shown.date)}</span>
            <span className="inline-flex items-center gap-1.5">
              <span className="h-0.5 w-4 bg-accent-mark" />
              {t`Value`} {money(shown.value)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 border-t-2 border-dashed border-info-mark" />
              {t`Paid in minus distributions`} {money(shown.net)}
            </span>
          </>
        )
      }
      footer={[moments[0], moments.at(-1)].map(
        (moment, index) =>
          moment && (
            <span key={index} className="last:ms-auto">
              {dayText(moment.date)}
            </span>
          ),
      )}
    >
      {held && <path d={held} className="fill-accent-soft" />}
      {value && <path d={value} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-accent-mark" />}
      {net && (
        <path d={net} fill="none" strokeWidth="2" strokeDasharray="5 4" vectorEffect="non-scaling-stroke" className="stroke-info-mark" />
      )}
      {pointed && (
        <line x1={at(pointed)} x2={at(pointed)} y2={chartHeight} vectorEffect="non-scaling-stroke" className="stroke-line-control" />
      )}
    </ChartFrame>
  )
}
