import { readerLocale } from '#platform/web/i18n.ts'
import { shownZone } from '#platform/web/reader.ts'

/** Formats the day of a moment for the reader: '21 Nov 2026'. */
export const formatDay = (at: string): string =>
  new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: shownZone() })

/** Formats a calendar date, which is the same in every time zone, for the reader: '2026-11-21' is '21 Nov 2026'. */
export const formatDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats a date and time for the reader: '21 Nov 2026, 14:31'. */
export const formatMoment = (at: string): string =>
  new Date(at).toLocaleString(readerLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: shownZone() })
