import { readerLocale } from '#platform/web/i18n.ts'

/** Formats a day in UTC, as the filters count days: '21 Nov 2026' wherever the reader is. */
export const formatUtcDay = (at: string): string =>
  new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
