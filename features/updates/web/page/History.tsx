import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReportedUpdate } from '../../contract.ts'
import { updatePath } from '../../paths.ts'
import { type FigureName, figureNames } from '../../figure-names.ts'
import { figureLabel, figureText } from '../figures.ts'
import { periodName } from '../periods.ts'

interface HistoryProps {
  update: ReportedUpdate
  others: readonly ReportedUpdate[]
}

/** All reported figures by period, latest first, with a column for each figure that was ever reported. */
export function History({ update, others }: HistoryProps) {
  const { t } = useLingui()
  const rows = [update, ...others].toSorted((one, other) => compare(other.period, one.period) || compare(other.sent_at, one.sent_at))
  const columns = figureNames.filter((name) => rows.some((row) => row[name] !== null))
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div role="region" aria-label={t`Reported figures`} tabIndex={0} className="card max-h-96 overflow-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t`Reported figures by period`}</caption>
        <thead className="sticky top-0 bg-surface text-12 text-ink-2">
          <tr>
            <th scope="col" className="h-8 px-4 text-start font-medium">{t`Period`}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="h-8 px-4 text-end font-medium whitespace-nowrap">
                {figureLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} columns={columns} isCurrent={row.id === update.id} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function Row({ row, columns, isCurrent }: { row: ReportedUpdate; columns: readonly FigureName[]; isCurrent: boolean }) {
  const period = periodName(row.period)
  return (
    <tr className={isCurrent ? 'h-9 border-t border-line bg-sunken' : 'h-9 border-t border-line'}>
      <th scope="row" className="px-4 text-start font-normal whitespace-nowrap">
        {isCurrent ? (
          <span aria-current="true" className="font-semibold">
            {period}
          </span>
        ) : (
          <Link to={updatePath(row.id)} className="link" title={row.title}>
            {period}
          </Link>
        )}
      </th>
      {columns.map((name) => (
        <td key={name} className="px-4 text-end whitespace-nowrap">
          {figureText(name, row) ?? '–'}
        </td>
      ))}
    </tr>
  )
}
