import { readerLocale } from '#platform/web/i18n.ts'

/** Formats a date for the reader: '21 Nov 2026'. */
export const formatDay = (at: string): string => new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium' })
