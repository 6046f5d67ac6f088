import { foldedWords } from '#platform/search-words.ts'
import type { EventFormat } from '../../vocabulary.ts'
import { localDate } from '../../zoned-time.ts'

interface Placed {
  title: string
  starts_at: Date
  time_zone: string
  format: EventFormat
  city: string | null
  city_id: number | null
}

/** A key shared by two sources' entries for one event: title, day and place. Empty if the place is unknown; then nothing matches. */
export function samenessOf({ title, starts_at, time_zone, format, city, city_id }: Placed): string {
  const place = format === 'online' ? 'online' : (city_id ?? foldedWords(city ?? '').join(' '))
  const words = foldedWords(title).join(' ')
  return place === '' || words === '' ? '' : `${words}|${localDate(starts_at, time_zone)}|${place}`
}
