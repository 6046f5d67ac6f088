import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '../figures.ts'

interface PageTimesProps {
  /** The reader's name. */
  name: string
  seconds: readonly number[]
  pages: number
}

const height = 32

/** A bar per page for the time it was viewed, and a table that opens below. */
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
              className={time > 0 ? 'fill-chart-1' : 'fill-line-2'}
            >
              <title>{t`Page ${index + 1}: ${formatDuration(time)}`}</title>
            </rect>
          )
        })}
      </svg>
      <details>
        <summary className="flex min-h-6 w-fit cursor-pointer items-center text-12 text-ink-2 phone:min-h-11">
          <Trans>Time per page</Trans>
        </summary>
        <table className="text-12 tabular-nums">
          <caption className="sr-only">{t`Time ${name} spent on each page`}</caption>
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="pe-6 text-start font-medium">{t`Page`}</th>
              <th scope="col" className="text-end font-medium">{t`Time`}</th>
            </tr>
          </thead>
          <tbody>
            {times.map((time, index) => (
              <tr key={index}>
                <th scope="row" className="text-start font-normal">
                  {index + 1}
                </th>
                <td className="text-end">{formatDuration(time)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
