import { type PointerEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Key } from './Key.tsx'
import type { Column } from './data.ts'
import { placeColumns } from './place-columns.ts'
import { type Series, coloursOf } from './series.ts'
import { useWidth } from './use-width.ts'

export interface ColumnChartProps {
  /** Describes the chart to readers who cannot see it; a table beside it has the values. */
  label: string
  columns: readonly Column[]
  /** Names of the series, if there are several. */
  series?: readonly string[]
}

/**
 * Columns, oldest first, with their values at their tops where they fit, otherwise those of the first, the last and the highest, and of the one
 * pointed at. Time runs from left to right in every language.
 */
export function ColumnChart({ label, columns, series }: ColumnChartProps) {
  const figure = useRef<HTMLElement>(null)
  const room = useWidth(figure)
  const [pointed, setPointed] = useState<number>()
  const { slot, shapes, values, names } = placeColumns(columns, room, pointed)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(columns.length - 1, Math.max(0, Math.floor((((clientX - left) / width) * room) / slot))))
  }
  const percent = (rem: number) => `${(rem / room) * 100}%`
  return (
    <figure ref={figure} dir="ltr" className="tabular-nums">
      {series && <Key className="mb-2" parts={series.map((name, index) => ({ name, series: index as Series }))} />}
      <svg
        role="img"
        aria-label={label}
        className="mt-6 h-40 w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {/* What the pointer meets, beside the columns too. */}
        <rect width="100%" height="100%" className="fill-transparent" />
        {pointed !== undefined && <rect x={percent(pointed * slot)} width={percent(slot)} height="100%" className="fill-hover" />}
        {shapes.map(({ column, series: of, left, width, share }) => (
          <rect
            key={`${column} ${of}`}
            x={percent(left)}
            width={percent(width)}
            y={`${100 - share * 100}%`}
            height={`${share * 100}%`}
            className={coloursOf(of as Series).fill}
          />
        ))}
        <line x2="100%" y1="100%" y2="100%" className="stroke-line-control" />
        {values.map(({ column, series: of, middle, share, text }) => (
          <text
            key={`${column} ${of}`}
            aria-hidden
            x={percent(middle)}
            y={`${100 - share * 100}%`}
            dy="-0.4em"
            textAnchor="middle"
            className={classNames('text-12 font-medium', column === pointed ? 'fill-ink' : 'fill-ink-2')}
          >
            {text}
          </text>
        ))}
      </svg>
      <svg aria-hidden className="mt-1.5 h-4 w-full overflow-visible">
        {names.map(({ column, middle, text }) => (
          <text
            key={column}
            x={percent(middle)}
            y="0.75rem"
            textAnchor="middle"
            className={classNames('text-12', column === pointed ? 'fill-ink' : 'fill-ink-3')}
          >
            {text}
          </text>
        ))}
      </svg>
    </figure>
  )
}
