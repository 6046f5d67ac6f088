import type { Cell } from '../cells.ts'
import { shareOf, useCellText } from './cell-texts.ts'

interface Bar {
  label: string
  cell: Cell | null
  /** Further columns. */
  others?: readonly string[]
}

/** A table whose first figure is drawn as a bar beside its number. */
export function Bars({ caption, heads, bars, whole }: { caption: string; heads: readonly string[]; bars: readonly Bar[]; whole: number }) {
  const text = useCellText()
  const [what, value, ...others] = heads
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="card max-h-96 overflow-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-12 text-ink-2">
          <tr>
            <th scope="col" className="h-8 px-4 text-start font-medium">
              {what}
            </th>
            <th scope="col" className="w-full px-4 text-start font-medium">
              {value}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="px-4 text-end font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, cell, others: further = [] }) => (
            <tr key={label} className="h-9 border-t border-line">
              <th scope="row" className="px-4 text-start font-normal whitespace-nowrap phone:min-w-32 phone:whitespace-normal">
                {label}
              </th>
              <td className="px-4" aria-label={text(cell)}>
                <FilledCell cell={cell} whole={whole} />
              </td>
              {further.map((each, at) => (
                <td key={others[at]} className="px-4 text-end whitespace-nowrap text-ink-2">
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FilledCell({ cell, whole }: { cell: Cell | null; whole: number }) {
  const text = useCellText()
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="h-4 flex-none rounded-badge bg-accent-mark phone:hidden"
        style={{ width: `${shareOf(cell, whole) * 70}%` }}
      />
      <span className={typeof cell === 'number' ? 'font-semibold' : 'text-ink-2'}>{text(cell)}</span>
    </span>
  )
}
