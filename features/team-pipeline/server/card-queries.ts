import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { isSeenDeal } from '#features/deals/server/index.ts'
import { type BriefRow, briefOf } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { VoteValue } from '../vote-values.ts'

export type Card = Selectable<Tables['team_cards']>

/** A card as a viewer sees it: without what members wrote who are hidden from them. */
export interface CardRow {
  id: string
  deal_id: string
  column_id: string
  place: number
  owner: BriefRow | null
  adder: BriefRow | null
  added_at: Date
  notes: number
  yes: number
  no: number
  unsure: number
  own_vote: VoteValue | null
  own_reason: string | null
}

const hiddenIds = sql<string[]>`(select ids from hidden)::uuid[]`
const briefUnlessHidden = (id: Expression<string | null>) => sql`case when ${id} <> all(${hiddenIds}) then ${briefOf(id)} end`

/** @param page the cards to show, as a query of `team_cards` */
const shown = (viewer: Expression<string>, page: RawBuilder<unknown>) => sql<CardRow>`
  with hidden as materialized (select ${hiddenFrom(viewer)} as ids)
  select c.id, c.deal_id, c.column_id, c.place, c.added_at,
    ${briefUnlessHidden(sql.ref('c.owner_id'))} as owner, ${briefUnlessHidden(sql.ref('c.added_by'))} as adder,
    (select count(*)::int from team_notes n where n.card_id = c.id and not n.is_private and n.author_id <> all(${hiddenIds})) as notes, votes.*
  from (${page}) c cross join lateral (
    select count(*) filter (where vote = 'yes')::int as yes, count(*) filter (where vote = 'no')::int as no,
      count(*) filter (where vote = 'unsure')::int as unsure,
      max(vote) filter (where member_id = ${viewer}) as own_vote, max(reason) filter (where member_id = ${viewer}) as own_reason
    from team_votes v where v.card_id = c.id and v.member_id <> all(${hiddenIds})
  ) votes
  order by c.place, c.deal_id`

interface InColumn {
  viewer: string
  organisation: string
  column: string
  limit: number
  place?: number
  deal?: string
}

/** The deals of a column that a viewer sees, in order. */
export const cardsInColumn = namedStatement<InColumn, CardRow>(
  'teamPipeline.cards',
  (_kysely, { viewer, organisation, column, limit, place, deal }) =>
    shown(
      viewer,
      sql`select * from team_cards p
        where p.organisation_id = ${organisation} and p.column_id = ${column} and ${isSeenDeal(viewer, sql.ref('p.deal_id'))}
          ${place && deal ? sql`and (p.place, p.deal_id) > (${place}::double precision, ${deal}::uuid)` : sql``}
        order by p.place, p.deal_id limit ${limit}`,
    ),
)

export const cardSeenBy = namedStatement<{ viewer: string; organisation: string; deal: string }, CardRow>(
  'teamPipeline.card',
  (_kysely, { viewer, organisation, deal }) =>
    shown(
      viewer,
      sql`select * from team_cards p
        where p.organisation_id = ${organisation} and p.deal_id = ${deal} and ${isSeenDeal(viewer, sql.ref('p.deal_id'))}`,
    ),
)

export async function seesAnyCard(reader: Reader, viewer: string, organisation: string): Promise<boolean> {
  const found = await reader
    .selectFrom('team_cards as c')
    .select('c.id')
    .where('c.organisation_id', '=', organisation)
    .where(isSeenDeal(sql`${viewer}::uuid`, sql.ref('c.deal_id')))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A card that the viewer sees, for the lists of what was written about it. */
export const cardIdSeenBy = async (reader: Reader, viewer: string, organisation: string, deal: string): Promise<string | undefined> => {
  const found = await reader
    .selectFrom('team_cards as c')
    .select('c.id')
    .where('c.organisation_id', '=', organisation)
    .where('c.deal_id', '=', deal)
    .where(isSeenDeal(sql`${viewer}::uuid`, sql.ref('c.deal_id')))
    .executeTakeFirst()
  return found?.id
}

/** The same, locked against deletion until the transaction ends. Lock its pipeline first. */
export const lockCard = (tx: Tx, viewer: string, organisation: string, deal: string): Promise<Card | undefined> =>
  tx
    .selectFrom('team_cards as c')
    .selectAll('c')
    .where('c.organisation_id', '=', organisation)
    .where('c.deal_id', '=', deal)
    .where(isSeenDeal(sql`${viewer}::uuid`, sql.ref('c.deal_id')))
    .forKeyShare()
    .executeTakeFirst()

export async function countCards(reader: Reader, organisation: string): Promise<number> {
  const { counted } = await reader
    .selectFrom('team_cards')
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .where('organisation_id', '=', organisation)
    .executeTakeFirstOrThrow()
  return counted
}

/** @returns its id; undefined if the deal is in the pipeline already */
export async function insertCard(
  tx: Tx,
  card: Pick<Card, 'organisation_id' | 'deal_id' | 'column_id' | 'place' | 'owner_id' | 'added_by'>,
) {
  const inserted = await tx
    .insertInto('team_cards')
    .values(card)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'deal_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function updateCard(tx: Tx, id: string, fields: Partial<Pick<Card, 'column_id' | 'place' | 'owner_id'>>): Promise<void> {
  await tx.updateTable('team_cards').set(fields).where('id', '=', id).execute()
}

export async function deleteCard(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('team_cards').where('id', '=', id).execute()
}
