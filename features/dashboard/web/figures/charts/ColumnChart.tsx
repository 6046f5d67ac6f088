import { scaleBand, scaleLinear } from 'd3-scale'
import { type PointerEvent, useState } from 'react'
import { numberText } from '../figure-texts.ts'

interface ColumnChartProps {
  /** Describes the chart to readers who cannot see it. */
  label: string
  /** Shown above the columns while the pointer is on none. */
  summary: string
  columns: readonly { name: string; value: number }[]
}

const width = 600
const height = 160

/** Columns on a scale of whole numbers. A table shows the same values without a pointer. */
export function ColumnChart({ label, summary, columns }: ColumnChartProps) {
  const [pointed, setPointed] = useState<number>()
  const places = scaleBand<number>().domain(columns.keys()).range([0, width]).padding(0.3)
  const heights = scaleLinear()
    .domain([0, Math.max(1, ...columns.map(({ value }) => value))])
    .nice(4)
    .range([height, 0])
  const ticks = heights.ticks(4).filter(Number.isInteger)
  const column = pointed === undefined ? undefined : columns[pointed]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(columns.length - 1, Math.max(0, Math.floor(((clientX - left) / wide) * columns.length))))
  }
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <figcaption aria-hidden className="col-start-2 mb-3 min-h-5 text-ink-2 tabular-nums">
        {column ? `${column.name}: ${numberText(column.value)}` : summary}
      </figcaption>
      <div aria-hidden className="col-start-1 flex h-40 min-w-6 flex-col-reverse justify-between text-end text-12 text-ink-3 tabular-nums">
        {[ticks[0] ?? 0, ticks.at(-1) ?? 1].map((tick, index) => (
          <span key={index} className={index === 0 ? '-mb-2' : '-mt-2'}>
            {numberText(tick)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={0}
            x2={width}
            y1={heights(tick)}
            y2={heights(tick)}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {columns.map(({ name, value }, index) => (
          <rect
            key={name}
            x={places(index)}
            y={heights(value)}
            width={places.bandwidth()}
            height={height - heights(value)}
            className={index === pointed ? 'fill-accent' : 'fill-accent-mark'}
          />
        ))}
      </svg>
      <div aria-hidden className="col-start-2 mt-1.5 flex justify-between gap-3 text-12 text-ink-3 tabular-nums">
        <span>{columns[0]?.name}</span>
        <span>{columns.at(-1)?.name}</span>
      </div>
    </figure>
  )
}
