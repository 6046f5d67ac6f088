import { formats } from '@lingui/core'
import { readerLocale } from '#platform/web/i18n.ts'
import type { EventCard } from '../../shared-contract.ts'
import { zoneOf } from '../when.ts'

/** The start date of an event as a calendar page. The date is also given in words beside it. */
export function DateTile({ event }: { event: Pick<EventCard, 'starts_at' | 'ends_at' | 'time_zone' | 'all_day' | 'format'> }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formats.date(readerLocale(), event.starts_at, { ...options, timeZone: zoneOf(event) })
  return (
    <span aria-hidden className="grid w-11 shrink-0 self-start overflow-hidden rounded-tile border border-line bg-surface text-center">
      <span className="truncate bg-sunken px-0.5 py-0.5 text-12 font-semibold tracking-wide text-ink-2 uppercase dark:bg-pressed">
        {part({ month: 'short' }).replace('.', '')}
      </span>
      <span className="py-0.5 font-semibold tabular-nums">{part({ day: 'numeric' })}</span>
    </span>
  )
}
