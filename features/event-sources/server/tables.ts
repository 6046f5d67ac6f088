import type { ColumnType, Generated } from 'kysely'
import type { FailureCode, FollowedKind, SkippedEntries, SourceState } from '../vocabulary.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    event_sources: {
      id: string
      kind: FollowedKind
      name: string
      address: string
      added_by: string | null
      state: SourceState
      last_tried_at: Generated<Date | null>
      last_ok_at: Generated<Date | null>
      last_error: Generated<FailureCode | null>
      etag: Generated<string | null>
      last_modified: Generated<string | null>
      next_fetch_at: Generated<Date>
      failures: Generated<number>
      events: Generated<number>
      skipped: ColumnType<SkippedEntries, string | undefined, string>
      created_at: Generated<Date>
    }
    event_pictures: { key: string; is_kept: boolean; tried_at: Generated<Date> }
  }
}
