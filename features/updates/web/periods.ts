import { t } from '@lingui/core/macro'
import { readerLocale } from '#platform/web/i18n.ts'
import { periodOf } from '../periods.ts'

/** A period in the reader's language: 'Q3 2026', 'September 2026'. */
export function periodName(period: string): string {
  const known = periodOf(period)
  if (!known) return period
  const year = String(known.year)
  if ('quarter' in known) {
    const quarter = known.quarter
    return t`Q${quarter} ${year}`
  }
  const day = new Date(Date.UTC(known.year, known.month - 1, 15))
  return new Intl.DateTimeFormat(readerLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}
