import type { ScaleLinear } from 'd3-scale'
import type { PointerEvent, ReactNode } from 'react'
import { shortMoney } from './figures.ts'

/** Coordinates of a chart, which stretches to the space it has. */
export const [chartWidth, chartHeight] = [1000, 100]

interface ChartFrameProps {
  /** Describes the chart to readers who cannot see it. */
  label: string
  /** Amounts in minor units. */
  y: ScaleLinear<number, number>
  currency: string
  legend: ReactNode
  /** Labels of the x axis. */
  footer: ReactNode
  /** @param share the pointer's position from 0 at the left to 1 at the right; undefined once it has left */
  onPoint: (share: number | undefined) => void
  /** SVG behind the grid lines. */
  background?: ReactNode
  /** SVG in front of the grid lines. */
  children: ReactNode
}

/** A chart of amounts with its legend and axes. */
export function ChartFrame({ label, y, currency, legend, footer, onPoint, background, children }: ChartFrameProps) {
  const ticks = y.ticks(4)
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onPoint((clientX - box.left) / box.width)
  }
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <figcaption aria-hidden className="col-span-2 mb-3 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 tabular-nums">
        {legend}
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
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-48 w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        {background}
        {ticks.map((tick) => (
          <line key={tick} x2={chartWidth} y1={y(tick)} y2={y(tick)} vectorEffect="non-scaling-stroke" className="stroke-line" />
        ))}
        {children}
      </svg>
      <div aria-hidden className="col-start-2 mt-2 flex text-12 text-ink-3 tabular-nums">
        {footer}
      </div>
    </figure>
  )
}
