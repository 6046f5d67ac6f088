import { type RawBuilder, sql } from 'kysely'

/** When each session was last used, and by whom; a member may have several. Join with it under an alias. */
export const lastUses: RawBuilder<{ member_id: string; at: Date }> = sql`(
  select "userId" as member_id, coalesce(last_used_at, "createdAt") as at from auth.session)`
