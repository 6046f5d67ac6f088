import { readerLocale } from '#platform/web/i18n.ts'

/** A time in a time zone, with the zone: '21 Nov 2026, 10:00 CET'. */
export const formatMoment = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString(readerLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
