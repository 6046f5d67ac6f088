import { useLingui } from '@lingui/react/macro'

/** A table of figures whose first column is the row header; scrolls when it is long or wide. */
export function FiguresTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}) {
  const { t } = useLingui()
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div role="region" aria-label={t`${caption} (table)`} tabIndex={0} className="card max-h-96 overflow-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-12 text-ink-2">
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`h-8 px-4 font-medium whitespace-nowrap ${index === 0 ? 'text-start' : 'text-end'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className="h-9 border-t border-line">
              <th scope="row" className="px-4 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]} className="px-4 text-end">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
