import { type PointerEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { Moment } from './data.ts'
import { linesOf, spreadLabels } from './place-labels.ts'
import { pathOf, placeLines } from './place-lines.ts'
import { type Series, coloursOf } from './series.ts'

export interface LineChartProps {
  /** Describes the chart to readers who cannot see it; a table beside it has the values. */
  label: string
  moments: readonly Moment[]
  /** The names of the series. */
  series: readonly string[]
}

/** In rem: the plot's height, a line of text, the longest line of a name in characters. */
const [height, line, longest] = [12, 1.125, 17]

/**
 * Lines that change in steps, with their names and last values at their ends, or the values of the moment pointed at. Time runs from left to
 * right in every language.
 */
export function LineChart({ label, moments, series }: LineChartProps) {
  const [pointed, setPointed] = useState<number>()
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return null
  const { xOf, yOf, base } = placeLines(moments)
  const shown = pointed === undefined ? last : (moments[pointed] ?? last)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = (clientX - left) / width
    setPointed(
      Math.max(
        0,
        moments.findLastIndex(({ time }) => xOf(time) <= at),
      ),
    )
  }
  const texts = series.map((name, index) => [...linesOf(name, longest), shown.texts[index] ?? ''])
  const middles = spreadLabels(
    series.map((_, index) => yOf(last.values[index] ?? 0) * height),
    texts.map((lines) => lines.length * line + 0.25),
    height,
  )
  const percent = (share: number) => `${share * 100}%`
  return (
    <figure dir="ltr" className="tabular-nums">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem]">
        <svg
          role="img"
          aria-label={label}
          className="h-48 w-full touch-pan-y overflow-visible"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <rect width="100%" height="100%" className="fill-transparent" />
          {/* Stretches with the chart; its lines keep their width. */}
          <svg viewBox="0 0 1 1" width="100%" height="100%" preserveAspectRatio="none" overflow="visible">
            <path
              d={`${pathOf(moments, 0, xOf, yOf)}V${base}H0Z`}
              className={classNames(coloursOf(0).fill, 'opacity-12 forced-colors:hidden')}
            />
            {series.map((name, index) => (
              <path
                key={name}
                d={pathOf(moments, index, xOf, yOf)}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeDasharray={index > 0 ? '5 4' : undefined}
                vectorEffect="non-scaling-stroke"
                className={coloursOf(index as Series).stroke}
              />
            ))}
          </svg>
          <line x2="100%" y1={percent(base)} y2={percent(base)} className="stroke-line-control" />
          {pointed !== undefined && (
            <line x1={percent(xOf(shown.time))} x2={percent(xOf(shown.time))} y2="100%" className="stroke-line-2" />
          )}
          {series.map((name, index) => (
            <circle
              key={name}
              cx={percent(xOf(shown.time))}
              cy={percent(yOf(shown.values[index] ?? 0))}
              r="3.5"
              className={coloursOf(index as Series).fill}
            />
          ))}
        </svg>
        <svg aria-hidden className="h-48 w-full overflow-visible">
          {texts.map((lines, index) =>
            lines.map((text, at) => (
              <text
                key={`${index} ${at}`}
                x="0.75rem"
                y={`${(middles[index] ?? 0) + (at - lines.length / 2 + 0.78) * line}rem`}
                className={classNames(coloursOf(index as Series).ink, at === lines.length - 1 ? 'text-14 font-semibold' : 'text-12')}
              >
                {text}
              </text>
            )),
          )}
        </svg>
        <svg aria-hidden className="mt-1.5 h-4 w-full overflow-visible">
          {(pointed === undefined ? [first, last] : [shown]).map(({ time, name }) => (
            <text key={time} x={percent(xOf(time))} y="0.75rem" textAnchor={anchorAt(xOf(time))} className="fill-ink-3 text-12">
              {name}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}

/** Keeps a text inside the plot. */
const anchorAt = (share: number) => (share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle')
