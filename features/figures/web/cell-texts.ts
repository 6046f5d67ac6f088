import { useLingui } from '@lingui/react/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import type { Cell } from '../cells.ts'

/** A number as it may be read: '15', 'fewer than 5'. */
export function useCellText(): (cell: Cell | null) => string {
  const { t } = useLingui()
  return (cell) => {
    if (cell === null) return '–'
    if (typeof cell === 'number') return cell.toLocaleString(readerLocale())
    return { few: t`fewer than 5`, nearlyAll: t`nearly all`, hidden: t`not shown` }[cell]
  }
}

/** How much of a bar or of a colour a cell fills, from 0 to 1. */
export function shareOf(cell: Cell | null, whole: number): number {
  if (cell === 'nearlyAll') return 1
  return typeof cell === 'number' && whole > 0 ? Math.min(1, cell / whole) : 0
}

export const numberIn = (cell: Cell | null): number => (typeof cell === 'number' ? cell : 0)

const inUtc = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString(readerLocale(), { ...format, timeZone: 'UTC' })
export const monthText = (day: string) => inUtc(day, { month: 'short', year: 'numeric' })
export const shortDayText = (day: string) => inUtc(day, { day: 'numeric', month: 'short' })
export const dayText = (day: string) => inUtc(day, { day: 'numeric', month: 'short', year: 'numeric' })
