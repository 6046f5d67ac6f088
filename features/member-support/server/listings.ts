import { sql } from 'kysely'
import { foldLetters } from '#platform/fold.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import type { UserType } from '#platform/members.ts'
import { members } from '#features/members/server/index.ts'
import { memberTerms } from '../search-terms.ts'

/** How many members are written at once. */
const batchSize = 500
/** Of a name that the list is sorted by, in characters, because a cursor contains it. */
const sortedCharacters = 30

interface ListedFacts {
  id: string
  created_at: Date
  user_type: UserType
  email_confirmed: boolean
  full_name: string
  email: string
}

const facts = (reader: Reader) =>
  reader.selectFrom(members.as('u')).select(['u.id', 'u.created_at', 'u.user_type', 'u.email_confirmed', 'u.full_name', 'u.email'])

/** Keeps the listings of members whose account or profile changed, and the day they were last seen. */
export const keepListings = reaction({
  name: 'memberSupport.keepListings',
  on: ['member.joined', 'profile.changed', 'member.addressChanged', 'account.used'],
  async react(tx: Tx, events) {
    const idsOf = (found: typeof events) => [...new Set(found.map(({ payload }) => payload.member_id))]
    const changed = idsOf(events.filter(({ type }) => type !== 'account.used'))
    for (let first = 0; first < changed.length; first += batchSize) {
      const ids = changed.slice(first, first + batchSize)
      await putListings(
        tx,
        await facts(tx)
          .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
          .execute(),
      )
    }
    const seen = idsOf(events.filter(({ type }) => type === 'account.used'))
    if (seen.length > 0) {
      await tx
        .updateTable('member_listings')
        .set({ last_seen_on: sql<string>`(now() at time zone 'UTC')::date` })
        .where('member_id', '=', sql<string>`any(${seen}::uuid[])`)
        .execute()
    }
  },
})

/** Lists the members who are not listed yet: those from before this list, and those created without announcing it. */
export async function listMissing(reader: Reader): Promise<void> {
  for (;;) {
    const missing = await facts(reader)
      .where(sql<boolean>`not exists (select from member_listings l where l.member_id = u.id)`)
      .limit(batchSize)
      .execute()
    await putListings(reader, missing)
    if (missing.length < batchSize) return
  }
}

async function putListings(reader: Reader, found: readonly ListedFacts[]): Promise<void> {
  if (found.length === 0) return
  await reader
    .insertInto('member_listings')
    .values(
      found.map((member) => ({
        member_id: member.id,
        joined_at: member.created_at,
        user_type: member.user_type,
        is_confirmed: member.email_confirmed,
        sort_name: Array.from(foldLetters(member.full_name)).slice(0, sortedCharacters).join(''),
        last_seen_on: member.created_at.toISOString().slice(0, 10),
        terms: sql<string>`array_to_tsvector(${memberTerms(member)}::text[])`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((set) => ({
        joined_at: set.ref('excluded.joined_at'),
        user_type: set.ref('excluded.user_type'),
        is_confirmed: set.ref('excluded.is_confirmed'),
        sort_name: set.ref('excluded.sort_name'),
        terms: set.ref('excluded.terms'),
      })),
    )
    .execute()
}
