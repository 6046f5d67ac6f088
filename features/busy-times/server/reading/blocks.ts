import { type Occurrence, dayAfter, occurrencesIn } from '#features/event-sources/server/index.ts'
import { type Block, merged } from '../../merge.ts'

/** In all, and of one entry. */
const mostOccurrences = { most: 50_000, mostEach: 5_000 }

/**
 * When the owner of calendars is busy between two times. Nothing else of an entry is kept.
 * @param zone of days and of times without a zone, if a calendar names none
 * @returns null if one of the texts is no calendar
 */
export function blocksIn(texts: readonly string[], zone: string, { from, until }: Block): Block[] | null {
  const isWanted = (one: Occurrence) => one.is_busy && !one.is_cancelled && one.starts_at < until && endOf(one) > from
  const blocks: Block[] = []
  for (const text of texts) {
    const read = occurrencesIn(text, { from, to: until, ...mostOccurrences }, { zone, isWanted })
    if (!read) return null
    for (const one of read.occurrences) blocks.push({ from: one.starts_at, until: endOf(one) })
  }
  return merged(blocks)
}

/** A day without an end lasts a day, a time without an end takes none (RFC 5545, 3.6.1). */
function endOf({ starts_at, ends_at, all_day, time_zone }: Occurrence): Date {
  if (ends_at && ends_at > starts_at) return ends_at
  return all_day ? dayAfter(starts_at, time_zone) : starts_at
}
