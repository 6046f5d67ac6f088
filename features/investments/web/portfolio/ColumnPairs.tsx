import { scaleBand, scaleLinear } from 'd3-scale'
import { useState } from 'react'
import { ChartFrame, chartHeight, chartWidth } from '../ChartFrame.tsx'
import { wholeMoney } from '../figures.ts'

export interface ColumnPair {
  name: string
  /** Minor units. */
  out: number
  back: number
}

interface ColumnPairsProps {
  /** Describes the chart to readers who cannot see it. */
  label: string
  pairs: readonly ColumnPair[]
  /** The names of the two amounts. */
  names: readonly [out: string, back: string]
  currency: string
}

/** Two amounts side by side for each year. */
export function ColumnPairs({ label, pairs, names: [outName, backName], currency }: ColumnPairsProps) {
  const [pointed, setPointed] = useState<number>()
  const most = Math.max(1, ...pairs.flatMap(({ out, back }) => [out, back]))
  const y = scaleLinear([0, most], [chartHeight, 0]).nice(4)
  const x = scaleBand(
    pairs.map(({ name }) => name),
    [0, chartWidth],
  ).padding(0.28)
  const pair = pointed === undefined ? undefined : pairs[pointed]
  const half = x.bandwidth() / 2
  // As many labels as fit.
  const every = Math.ceil(pairs.length / 8)
  const money = (minor: number) => wholeMoney(minor, currency)
  return (
    <ChartFrame
      label={label}
      y={y}
      currency={currency}
      onPoint={(share) => setPointed(share === undefined ? undefined : clamp(Math.floor(share * pairs.length), 0, pairs.length - 1))}
      legend={
        <>
          {pair && <span className="font-medium text-ink">{pair.name}</span>}
          <Named className="bg-accent-mark">{pair ? `${outName} ${money(pair.out)}` : outName}</Named>
          <Named className="bg-info-mark">{pair ? `${backName} ${money(pair.back)}` : backName}</Named>
        </>
      }
      footer={pairs.map(({ name }, at) => (
        <span key={name} className="min-w-0 flex-1 overflow-visible text-center whitespace-nowrap">
          {at % every === 0 ? name : ''}
        </span>
      ))}
      background={pair && <rect x={(x(pair.name) ?? 0) - half * 0.35} width={half * 2.7} height={chartHeight} className="fill-hover" />}
    >
      {pairs.map(({ name, out, back }) => (
        <g key={name}>
          <rect x={x(name)} y={y(out)} width={half * 0.94} height={chartHeight - y(out)} className="fill-accent-mark" />
          <rect
            x={(x(name) ?? 0) + half * 1.06}
            y={y(back)}
            width={half * 0.94}
            height={chartHeight - y(back)}
            className="fill-info-mark"
          />
        </g>
      ))}
    </ChartFrame>
  )
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function Named({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}
