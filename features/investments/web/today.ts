import { readerZone } from '#platform/web/reader.ts'
import { useNow } from '#platform/web/use-now.ts'

/** Today's date in the reader's time zone, such as '2026-09-30'. */
export function useToday(): string {
  const now = useNow()
  return new Intl.DateTimeFormat('sv-SE', { timeZone: readerZone() }).format(now)
}
