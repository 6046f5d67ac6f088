import { scaleBand, scaleLinear } from 'd3-scale'
import { type PointerEvent, useState } from 'react'
import { shortMoney, wholeMoney } from '../figures.ts'

export interface ColumnPair {
  name: string
  /** Minor units. */
  out: number
  back: number
}

interface ColumnPairsProps {
  /** What is shown, in words that a reader without the picture needs. */
  label: string
  pairs: readonly ColumnPair[]
  /** What each of a pair is. */
  names: readonly [out: string, back: string]
  currency: string
}

/** The picture's own measures; it is stretched to its place. */
const [width, height] = [1000, 100]

/** Two amounts beside each other for each of some years. It keeps its height; what it says stands in a table as well. */
export function ColumnPairs({ label, pairs, names: [outName, backName], currency }: ColumnPairsProps) {
  const [pointed, setPointed] = useState<number>()
  const most = Math.max(1, ...pairs.flatMap(({ out, back }) => [out, back]))
  const y = scaleLinear([0, most], [height, 0]).nice(4)
  const x = scaleBand(
    pairs.map(({ name }) => name),
    [0, width],
  ).padding(0.28)
  const ticks = y.ticks(4)
  const pair = pointed === undefined ? undefined : pairs[pointed]
  const half = x.bandwidth() / 2
  // As many names as there is room for.
  const every = Math.ceil(pairs.length / 8)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setPointed(Math.min(pairs.length - 1, Math.max(0, Math.floor(((clientX - box.left) / box.width) * pairs.length))))
  }
  const money = (minor: number) => wholeMoney(minor, currency)
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <figcaption aria-hidden className="col-span-2 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 tabular-nums">
        {pair && <span className="font-medium text-ink">{pair.name}</span>}
        <Named className="bg-accent-mark">{pair ? `${outName} ${money(pair.out)}` : outName}</Named>
        <Named className="bg-info-mark">{pair ? `${backName} ${money(pair.back)}` : backName}</Named>
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
        {pair && <rect x={(x(pair.name) ?? 0) - half * 0.35} width={half * 2.7} height={height} className="fill-hover" />}
        {ticks.map((tick) => (
          <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} vectorEffect="non-scaling-stroke" className="stroke-line" />
        ))}
        {pairs.map(({ name, out, back }) => (
          <g key={name}>
            <rect x={x(name)} y={y(out)} width={half * 0.94} height={height - y(out)} className="fill-accent-mark" />
            <rect x={(x(name) ?? 0) + half * 1.06} y={y(back)} width={half * 0.94} height={height - y(back)} className="fill-info-mark" />
          </g>
        ))}
      </svg>
      <div aria-hidden className="col-start-2 mt-2 flex text-center text-12 text-ink-3 tabular-nums">
        {pairs.map(({ name }, at) => (
          <span key={name} className="min-w-0 flex-1 overflow-visible whitespace-nowrap">
            {at % every === 0 ? name : ''}
          </span>
        ))}
      </div>
    </figure>
  )
}

function Named({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}
