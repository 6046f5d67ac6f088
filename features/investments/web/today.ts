import { readerZone } from '#platform/web/reader.ts'
import { useNow } from '#platform/web/use-now.ts'

/** The reader's day, as '2026-09-30'. */
export function useToday(): string {
  const now = useNow()
  return new Intl.DateTimeFormat('sv-SE', { timeZone: readerZone() }).format(now)
}
