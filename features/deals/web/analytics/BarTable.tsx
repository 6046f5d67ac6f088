import { readerLocale } from '#platform/web/i18n.ts'
import { percentOf } from '../../figures.ts'

interface Bar {
  label: string
  value: number
}

/** A table of figures with their shares, drawn as bars. */
export function BarTable({
  caption,
  columns,
  bars,
  whole,
}: {
  caption: string
  columns: { what: string; value: string; share: string }
  bars: readonly Bar[]
  whole: number
}) {
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value }) => (
          <tr
            key={label}
            className="grid h-8.5 grid-cols-[8.75rem_minmax(0,1fr)_3.5rem_4rem] items-center phone:grid-cols-[7rem_minmax(0,1fr)_2.75rem_3.5rem]"
          >
            <th scope="row" className="pe-2 text-start font-normal text-ink-2">
              {label}
            </th>
            <td aria-hidden className="h-6 overflow-hidden rounded-badge bg-sunken p-0 dark:bg-pressed">
              <div className="h-full rounded-badge bg-accent-mark" style={{ width: `${(value / longest) * 100}%` }} />
            </td>
            <td className="text-end font-semibold tabular-nums">{value.toLocaleString(readerLocale())}</td>
            <td className="text-end text-ink-2 tabular-nums">{shareText(value, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shareText(value: number, whole: number): string {
  const percent = percentOf(value, whole)
  return percent === null ? '–' : (percent / 100).toLocaleString(readerLocale(), { style: 'percent' })
}
