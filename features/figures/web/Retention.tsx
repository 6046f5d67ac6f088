import { useLingui } from '@lingui/react/macro'
import type { JourneyFigures } from '../contract.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { monthText, numberIn, shareOf, useCellText } from './cell-texts.ts'

/** Who is still active, by the month of joining: a table whose cells are the darker the larger the share. */
export function Retention({ retention }: Pick<JourneyFigures, 'retention'>) {
  const { t } = useLingui()
  const text = useCellText()
  const rows = retention.filter(({ joined }) => joined !== 0)
  const columns = Math.max(0, ...rows.map(({ active }) => active.length))
  if (rows.length === 0) return null
  return (
    <FiguresSection
      title={t`Who stays`}
      description={t`Members who were active in the month of joining (0) and in the months after it. Groups of fewer than 10 are not shown.`}
      table="retention"
    >
      <div role="region" aria-label={t`Who stays (table)`} tabIndex={0} className="card max-h-96 overflow-auto">
        <table className="w-full text-12 tabular-nums">
          <caption className="sr-only">{t`Who stays`}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="h-8 px-4 text-start font-medium">{t`Joined in`}</th>
              <th scope="col" className="px-3 text-end font-medium">{t`Joined`}</th>
              {Array.from({ length: columns }, (_, month) => (
                <th key={month} scope="col" className="px-2 text-center font-medium">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, joined, active }) => (
              <tr key={month} className="h-9 border-t border-line">
                <th scope="row" className="px-4 text-start font-normal whitespace-nowrap">
                  {monthText(month)}
                </th>
                <td className="px-3 text-end whitespace-nowrap">{text(joined)}</td>
                {Array.from({ length: columns }, (_, at) => {
                  const cell = active[at]
                  if (cell === undefined) return <td key={at}>{'\u00a0'}</td>
                  return (
                    <td key={at} className="relative px-2 text-center whitespace-nowrap">
                      <span
                        aria-hidden
                        className="absolute inset-px bg-accent-mark"
                        style={{ opacity: shareOf(cell, numberIn(joined)) * 0.35 }}
                      />
                      <span className="relative">{cell === 'hidden' ? <span aria-label={text(cell)}>·</span> : text(cell)}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FiguresSection>
  )
}
