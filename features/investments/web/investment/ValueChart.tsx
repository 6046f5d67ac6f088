import { useLingui } from '@lingui/react/macro'
import { scaleLinear, scaleUtc } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { type PointerEvent, useState } from 'react'
import { ChartOrTable } from '#platform/web/ChartOrTable.tsx'
import { FiguresTable } from '#platform/web/FiguresTable.tsx'
import type { InvestmentDetails } from '../../contract.ts'
import { dayText, shortMoney, wholeMoney } from '../figures.ts'
import { type Moment, historyOf } from './history.ts'

/** The picture's own measures; it is stretched to its place. */
const [width, height] = [1000, 100]
const timeOf = ({ date }: Moment) => Date.parse(date)

/** How the value moved beside what is still paid in. */
export function ValueChart({ investment, today }: { investment: InvestmentDetails; today: string }) {
  const { t } = useLingui()
  const { currency } = investment
  const moments = historyOf(investment.flows, investment.valuations, today)
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last || moments.length < 2) return null
  const title = t`Value over time`
  const [from, to] = [dayText(first.date), dayText(last.date)]
  const [worth, net] = [wholeMoney(last.value, currency), wholeMoney(last.net, currency)]
  return (
    <ChartOrTable
      title={title}
      chart={
        <Lines
          label={t`Value from ${from} to ${to}: now ${worth}, with ${net} paid in, less what came back`}
          moments={moments}
          currency={currency}
        />
      }
      table={
        <FiguresTable
          caption={title}
          heads={[t`Date`, t`Value`, t`Paid in, less distributions`]}
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
  const x = scaleUtc([begin, end], [0, width])
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [height, 0]).nice(4)
  const ticks = y.ticks(4)
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
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const time = x.invert(((clientX - box.left) / box.width) * width).getTime()
    setPointed(moments.findLast((moment) => timeOf(moment) <= time) ?? moments[0])
  }
  const money = (minor: number) => wholeMoney(minor, currency)
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <figcaption aria-hidden className="col-span-2 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 tabular-nums">
        {shown && (
          <>
            <span className="font-medium text-ink">{dayText(shown.date)}</span>
            <span className="inline-flex items-center gap-1.5">
              <span className="h-0.5 w-4 bg-accent-mark" />
              {t`Value`} {money(shown.value)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="w-4 border-t-2 border-dashed border-info-mark" />
              {t`Paid in, less distributions`} {money(shown.net)}
            </span>
          </>
        )}
      </figcaption>
      <div aria-hidden className="col-start-1 flex h-48 min-w-9 flex-col-reverse justify-between text-end text-12 text-ink-3 tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="-my-2">
            {shortMoney(tick, currency)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {ticks.map((tick) => (
          <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} vectorEffect="non-scaling-stroke" className="stroke-line" />
        ))}
        {held && <path d={held} className="fill-accent-soft" />}
        {value && <path d={value} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-accent-mark" />}
        {net && (
          <path d={net} fill="none" strokeWidth="2" strokeDasharray="5 4" vectorEffect="non-scaling-stroke" className="stroke-info-mark" />
        )}
        {pointed && (
          <line x1={at(pointed)} x2={at(pointed)} y2={height} vectorEffect="non-scaling-stroke" className="stroke-line-control" />
        )}
      </svg>
      <div aria-hidden className="col-start-2 mt-2 flex justify-between gap-3 text-12 text-ink-3 tabular-nums">
        <span>{moments[0] && dayText(moments[0].date)}</span>
        <span>{moments.at(-1) && dayText(moments.at(-1)?.date ?? '')}</span>
      </div>
    </figure>
  )
}
