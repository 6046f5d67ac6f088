import { useLingui } from '@lingui/react/macro'
import { formatDuration } from '../figures.ts'

interface PageTimesProps {
  /** The reader's name. */
  name: string
  seconds: readonly number[]
  pages: number
}

const height = 32

/** A bar per page for the time it was viewed, with a table for screen readers. */
export function PageTimes({ name, seconds, pages }: PageTimesProps) {
  const { t } = useLingui()
  const longest = Math.max(1, ...seconds)
  const times = Array.from({ length: pages }, (_, index) => seconds[index] ?? 0)
  return (
    <div>
      <svg aria-hidden viewBox={`0 0 ${pages * 10} ${height}`} preserveAspectRatio="none" className="h-8 w-full">
        {times.map((time, index) => {
          const high = time > 0 ? Math.max(2, (time / longest) * height) : 1
          return (
            <rect
              key={index}
              x={index * 10 + 1}
              y={height - high}
              width={8}
              height={high}
              className={time > 0 ? 'fill-accent-mark' : 'fill-line-2'}
            >
              <title>{t`Page ${index + 1}: ${formatDuration(time)}`}</title>
            </rect>
          )
        })}
      </svg>
      {/* A visually hidden table alone would widen the page. */}
      <div className="sr-only">
        <table>
          <caption>{t`Time ${name} spent on each page`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Page`}</th>
              <th scope="col">{t`Time`}</th>
            </tr>
          </thead>
          <tbody>
            {times.map((time, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{formatDuration(time)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
