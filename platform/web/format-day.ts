import { readerLocale } from '#platform/web/i18n.ts'

/** A day as the reader writes it: '21 Nov 2026'. */
export const formatDay = (at: string): string => new Date(at).toLocaleDateString(readerLocale(), { dateStyle: 'medium' })
