import { Key } from './Key.tsx'
import { type Series, coloursOf } from './series.ts'

interface SharePart {
  /** The name with its value: '64% measured'. */
  text: string
  /** From 0 to 1. */
  share: number
  series: Series
}

export interface ShareBarProps {
  /** Describes the bar to readers who cannot see it. */
  label: string
  /** In their order; the rest of the bar stays empty. */
  parts: readonly SharePart[]
  /** Names the empty rest, if it is named. */
  rest?: string
}

/** Parts of a whole as one bar, with their values below. */
export function ShareBar({ label, parts, rest }: ShareBarProps) {
  const shown = parts.filter(({ share }) => share > 0)
  const startOf = (index: number) => shown.slice(0, index).reduce((sum, { share }) => sum + share, 0)
  return (
    <div>
      <div role="img" aria-label={label} className="flex">
        {/* Parts begin where the reader begins to read. */}
        <svg aria-hidden className="h-2 w-full rounded-full rtl:-scale-x-100">
          <rect width="100%" height="100%" className="fill-chart-track" />
          {shown.map(({ text, share, series }, index) => (
            <rect key={text} x={`${startOf(index) * 100}%`} width={`${share * 100}%`} height="100%" className={coloursOf(series).fill} />
          ))}
        </svg>
      </div>
      <Key
        className="mt-1"
        parts={[
          ...shown.map(({ text, series }) => ({ name: text, series })),
          ...(rest === undefined ? [] : [{ name: rest, series: 'track' as const }]),
        ]}
      />
    </div>
  )
}
