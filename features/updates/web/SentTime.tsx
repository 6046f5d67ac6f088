import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'

/** The date an update was sent, with the time in a tooltip. @param at UTC, ISO 8601 */
export function SentTime({ at }: { at: string }) {
  const date = new Date(at)
  const format = (options: Intl.DateTimeFormatOptions) => date.toLocaleString(readerLocale(), { timeZone: readerZone(), ...options })
  return (
    <time dateTime={at} title={format({ dateStyle: 'medium', timeStyle: 'short' })} className="whitespace-nowrap">
      {format({ dateStyle: 'medium' })}
    </time>
  )
}
