import { readerLocale } from '#platform/web/i18n.ts'
import { shownZone } from '#platform/web/reader.ts'

/** Formats a date for the reader: '21 Nov 2026'. */
export const formatDay = (at: string): string =>
  new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: shownZone() })

/** Formats a date and time for the reader: '21 Nov 2026, 14:31'. */
export const formatMoment = (at: string): string =>
  new Date(at).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: shownZone() })
