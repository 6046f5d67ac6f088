import { dateOf } from '#platform/web/name-of-day.ts'
import { useToday as useTimeToday } from '#platform/web/use-today.ts'

/** Today's date in the reader's time zone, such as '2026-09-30'. */
export const useToday = (): string => dateOf(useTimeToday())
