import { type Expression, type RawBuilder, sql } from 'kysely'

/** Expression: when a member last used their account, to the day. */
export const lastUse = (member: Expression<string>): RawBuilder<Date> =>
  sql<Date>`(select account.last_used_at from auth."user" account where account.id = ${member})`
