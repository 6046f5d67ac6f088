import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DealCard } from '../deal-contract.ts'
import type { IntroductionState } from '../introductions.ts'

type Standing = NonNullable<DealCard['standing']>

const nothingDone: Standing = {
  bookmarked: false,
  interested: false,
  introduction: null,
  contact_id: null,
  invested: false,
  in_pipeline: false,
}

type Asked = { member: string; ids: readonly string[] }

const doneWith = namedStatement<Asked, { deal_id: string; done: string }>(
  'deals.doneWith',
  (_kysely, { member, ids }) => sql<{ deal_id: string; done: string }>`
    select deal_id, action_type as done from deal_interactions
    where investor_id = ${member}::uuid and deal_id = any(${ids}::uuid[]) and action_type in ('bookmarked', 'interested', 'invested')
    union all
    select deal_id, 'in_pipeline' from deal_pipeline where investor_id = ${member}::uuid and deal_id = any(${ids}::uuid[])`,
)

const introductionsTo = namedStatement<Asked, { deal_id: string; state: IntroductionState; contact: string | null }>(
  'deals.introductionsTo',
  (kysely, { member, ids }) =>
    kysely
      .selectFrom('deal_introductions')
      .select(['deal_id', 'state'])
      .select(
        sql<
          string | null
        >`case when state = 'accepted' and answered_by <> all(${hiddenFrom(sql`${member}::uuid`)}) then answered_by end`.as('contact'),
      )
      .where('investor_id', '=', sql<string>`${member}::uuid`)
      .where('deal_id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** A member's activity on each of these deals. */
export async function standingsOf(reader: Reader, member: string, ids: readonly string[]): Promise<(id: string) => Standing> {
  if (ids.length === 0) return () => nothingDone
  const [done, asked] = await Promise.all([doneWith(reader, { member, ids }), introductionsTo(reader, { member, ids })])
  const has = (id: string, what: string) => done.some((each) => each.deal_id === id && each.done === what)
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
    in_pipeline: has(id, 'in_pipeline'),
  })
}
