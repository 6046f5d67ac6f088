import { type PointerEvent, useState } from 'react'
import { roundTop } from './scale.ts'

interface Column {
  /** Such as a day or a page. */
  name: string
  value: number
}

interface ColumnChartProps {
  /** A text alternative for the chart: the total and the largest value. */
  label: string
  columns: readonly Column[]
  valueText: (value: number) => string
  /** Shown above the columns while none is hovered. */
  summary: string
  /** The upper end of the scale for the largest value. */
  topOf?: (most: number) => number
}

/** Width of a column, in percent of its slot. */
const filled = 70

/** A column chart with a fixed height. A table beside it gives the values to those who can't hover. */
export function ColumnChart({ label, columns, valueText, summary, topOf = roundTop }: ColumnChartProps) {
  const [pointed, setPointed] = useState<number>()
  const top = topOf(Math.max(0, ...columns.map(({ value }) => value)))
  const column = pointed === undefined ? undefined : columns[pointed]
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(columns.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * columns.length))))
  }
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <figcaption aria-hidden className="col-start-2 mb-2 flex min-h-5 items-end text-ink-2 tabular-nums phone:min-h-10">
        {column ? `${column.name}: ${valueText(column.value)}` : summary}
      </figcaption>
      <div aria-hidden className="col-start-1 flex h-44 min-w-7 flex-col justify-between text-end text-12 text-ink-3 tabular-nums">
        <span className="-mt-2">{valueText(top)}</span>
        <span className="-mb-2">{valueText(0)}</span>
      </div>
      <div className="relative h-44 border-t border-b border-line">
        <div aria-hidden className="absolute inset-x-0 top-1/2 border-t border-line" />
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${columns.length * 100} 100`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full touch-pan-y"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {columns.map(({ name, value }, index) => (
            <g key={name}>
              {index === pointed && <rect x={index * 100} y={0} width={100} height={100} className="fill-hover" />}
              <rect
                x={index * 100 + (100 - filled) / 2}
                y={100 - (value / top) * 100}
                width={filled}
                height={(value / top) * 100}
                className="fill-accent-mark"
              />
            </g>
          ))}
        </svg>
      </div>
      <div aria-hidden className="col-start-2 mt-1.5 flex justify-between gap-3 text-12 text-ink-3 tabular-nums">
        <span>{columns[0]?.name}</span>
        {columns.length > 2 && <span className="max-[20em]:hidden">{columns[Math.floor((columns.length - 1) / 2)]?.name}</span>}
        {columns.length > 1 && <span>{columns.at(-1)?.name}</span>}
      </div>
    </figure>
  )
}
