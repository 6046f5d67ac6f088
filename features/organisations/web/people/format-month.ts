import { readerLocale } from '#platform/web/i18n.ts'

/** A month in the reader's language: '2024-03' is 'March 2024'. */
export const formatMonth = (month: string, locale = readerLocale()): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
