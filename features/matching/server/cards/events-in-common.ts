import type { Reader } from '#platform/server/database/index.ts'

/** The title of the next event that a viewer and each of the others both go to, by the other's id. The events answer it. */
export type EventsInCommon = (reader: Reader, viewer: string, others: readonly string[]) => Promise<Map<string, string>>
