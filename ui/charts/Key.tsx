import { classNames } from '../class-names.ts'
import { type Series, coloursOf } from './series.ts'

export interface KeyProps {
  parts: readonly { name: string; series: Series | 'track' }[]
  className?: string
}

/** Names the colours of a chart whose shapes have no room for names. */
export const Key = ({ parts, className }: KeyProps) => (
  <ul className={classNames('flex flex-wrap gap-x-4 gap-y-0.5 text-12 text-ink-2', className)}>
    {parts.map(({ name, series }) => (
      <li key={name} className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
        <svg aria-hidden width="10" height="10" className="shrink-0">
          <rect
            x="0.5"
            y="0.5"
            width="9"
            height="9"
            rx="2"
            className={series === 'track' ? 'fill-chart-track stroke-line-2' : coloursOf(series).fill}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
