import type { Reader } from '#platform/server/database/index.ts'
import { decksOf } from '#features/documents/server/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Deal, DealCan, DealCard, DealCounts } from '../deal-contract.ts'
import type { Reading } from '../reading.ts'
import { type SeenDeal, isOwnDeal, permissionsFor } from './access.ts'
import { organisationsFor } from './card-organisations.ts'
import type { ListedDeal, UpdatedDeal } from './list-queries.ts'
import { standingsOf } from './standing.ts'

type Row = ListedDeal | UpdatedDeal
type Deck = DealCard['deck']

/** Adds the viewer's activity, organisations and the pitch decks to a page of deals, in one query each. */
export async function cardsFor(
  reader: Reader,
  viewer: string,
  rows: readonly Pick<Row, 'id' | 'organisation_id'>[],
): Promise<(row: Row) => DealCard & { can: DealCan }> {
  const ids = rows.map(({ id }) => id)
  const [standingOf, deckOf, organisationOf] = await Promise.all([
    standingsOf(reader, viewer, ids),
    decksFor(reader, ids),
    organisationsFor(reader, viewer, rows),
  ])
  return (row) => {
    const { brief, role, fact } = organisationOf(row)
    return {
      // Field by field, which takes a fraction of the time of spreading the row.
      id: row.id,
      user_id: row.user_id,
      organisation: brief,
      fact,
      title: row.title,
      company_name: row.company_name,
      excerpt: row.excerpt,
      industry: row.industry,
      funding_stage: row.funding_stage,
      funding_amount: row.funding_amount,
      min_investment: row.min_investment,
      max_investment: row.max_investment,
      currency: row.currency,
      country: row.country,
      city: row.city,
      sdgs: row.sdgs,
      progress: row.progress,
      status: row.status,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      standing: isOwnDeal(row, viewer, role) ? null : standingOf(row.id),
      deck: deckOf(row.id),
      can: permissionsFor(row, viewer, role),
    }
  }
}

export async function decksFor(reader: Reader, ids: readonly string[]): Promise<(id: string) => Deck> {
  const decks = new Map(
    (await decksOf(reader, { subjects: ids })).map(({ subject_id, id, pages }) => [subject_id, { id, pages: pages ?? 0 }]),
  )
  return (id) => decks.get(id) ?? null
}

interface BesideRow {
  owner: MemberBrief
  organisation: DealCard['organisation']
  standing: DealCard['standing']
  deck: Deck
  reading: Reading
  counts: DealCounts | null
  can: DealCan
}

export const presentDeal = ({ created_at, updated_at, ...row }: SeenDeal, beside: BesideRow): Deal => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  ...beside,
})
