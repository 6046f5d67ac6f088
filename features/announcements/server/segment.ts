import { type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { matchingListings } from '#features/member-support/server/index.ts'
import type { Reach, Segment } from '../contract.ts'
import type { AnnouncementRow } from './queries.ts'

/**
 * Query: the members of a segment as listings `l`, of an announcement as it is stored or of one that is being written.
 * @param member only this one
 */
export function membersIn(reader: Reader, whose: AnnouncementRow | Segment, member?: string) {
  if ('ids' in whose) return matchingListings(reader, {}, member).where('l.member_id', '=', sql<string>`any(${whose.ids}::uuid[])`)
  if (!('id' in whose)) return matchingListings(reader, whose.filters, member)
  if (whose.filters) return matchingListings(reader, whose.filters, member)
  return matchingListings(reader, {}, member).where(
    sql<SqlBool>`l.member_id in (select chosen.member_id from announcement_members chosen where chosen.announcement_id = ${whose.id})`,
  )
}

/** Condition: the member of the listing `l` does not want emails from the operators. */
const isUnwanted = sql<SqlBool>`exists (select from announcement_opt_outs o where o.member_id = l.member_id)`

/** Condition: emails to the member of the listing `l` arrive, and may be sent. */
const isReachable = sql<SqlBool>`(
  exists (select from ${members.as('u')} where u.id = l.member_id and u.email_confirmed) and not ${isAbsent(sql<string>`l.member_id`)})`

/** Query: those in a segment who get an email if it is sent now. */
export const mailableIn = (reader: Reader, whose: AnnouncementRow | Segment) =>
  membersIn(reader, whose)
    .where(sql<SqlBool>`not ${isUnwanted}`)
    .where(isReachable)

/** How many members a segment reaches now. */
export const reachOf = (reader: Reader, whose: AnnouncementRow | Segment): Promise<Reach> =>
  membersIn(reader, whose)
    .select([
      sql<number>`count(*)::integer`.as('members'),
      sql<number>`(count(*) filter (where ${isUnwanted}))::integer`.as('unwanted'),
      sql<number>`(count(*) filter (where not ${isUnwanted} and not ${isReachable}))::integer`.as('unreachable'),
    ])
    .executeTakeFirstOrThrow()
