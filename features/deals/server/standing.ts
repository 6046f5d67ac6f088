import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DealCard } from '../deal-contract.ts'

type Standing = NonNullable<DealCard['standing']>

const nothingDone: Standing = { bookmarked: false, interested: false, introduction: null, contact_id: null, invested: false }

/** A member's activity on each of these deals. */
export async function standingsOf(reader: Reader, member: string, ids: readonly string[]): Promise<(id: string) => Standing> {
  if (ids.length === 0) return () => nothingDone
  const anyOfThem = sql<string>`any(${ids}::uuid[])`
  const [done, asked] = await Promise.all([
    reader
      .selectFrom('deal_interactions')
      .select(['deal_id', 'action_type'])
      .where('investor_id', '=', member)
      .where('deal_id', '=', anyOfThem)
      .where('action_type', 'in', ['bookmarked', 'interested', 'invested'])
      .execute(),
    reader
      .selectFrom('deal_introductions')
      .select(['deal_id', 'state'])
      .select(
        sql<
          string | null
        >`case when state = 'accepted' and answered_by <> all(${hiddenFrom(sql`${member}::uuid`)}) then answered_by end`.as('contact'),
      )
      .where('investor_id', '=', member)
      .where('deal_id', '=', anyOfThem)
      .execute(),
  ])
  const has = (id: string, action: string) => done.some(({ deal_id, action_type }) => deal_id === id && action_type === action)
  const states = new Map(asked.map(({ deal_id, state }) => [deal_id, state]))
  const contacts = new Map(asked.map(({ deal_id, contact }) => [deal_id, contact]))
  // Postponing is private to the owner.
  const stateOf = (id: string) => (states.get(id) === 'later' ? 'waiting' : (states.get(id) ?? null))
  return (id) => ({
    bookmarked: has(id, 'bookmarked'),
    interested: has(id, 'interested'),
    introduction: stateOf(id),
    contact_id: contacts.get(id) ?? null,
    invested: has(id, 'invested'),
  })
}
