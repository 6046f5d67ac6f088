import type { Reader } from '#platform/server/database/index.ts'

/** With which members a viewer's meetings were worth it, or not. The meetings answer it; it counts for the viewer's own order alone. */
export type JudgedMeetings = (reader: Reader, viewer: string) => Promise<{ other_id: string; was_worth: boolean }[]>
