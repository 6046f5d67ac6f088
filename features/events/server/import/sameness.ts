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

/** What two sources' words for one event have in common: title, day and place. Empty where the place is not known: then nothing is the same. */
export function samenessOf({ title, starts_at, time_zone, format, city, city_id }: Placed): string {
  const place = format === 'online' ? 'online' : (city_id ?? foldedWords(city ?? '').join(' '))
  const words = foldedWords(title).join(' ')
  return place === '' || words === '' ? '' : `${words}|${localDate(starts_at, time_zone)}|${place}`
}
