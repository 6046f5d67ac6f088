import { readerLocale } from '#platform/web/i18n.ts'
import { shownZone } from '#platform/web/reader.ts'

/** When something begins, in the reader's language and time zone. */
export const whenText = (starts_at: string): string =>
  new Date(starts_at).toLocaleString(readerLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shownZone(),
    timeZoneName: 'short',
  })
