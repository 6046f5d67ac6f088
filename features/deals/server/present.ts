import type { Reader } from '#platform/server/database/index.ts'
import { decksOf } from '#features/documents/server/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Deal, DealCard, DealCounts } from '../deal-contract.ts'
import type { Reading } from '../reading.ts'
import type { ListedDeal } from './list-queries.ts'
import type { DealRow } from './queries.ts'
import { standingsOf } from './standing.ts'

type Shown = Omit<DealCard, 'standing' | 'deck' | 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }
type Row = Shown | ListedDeal
type Deck = DealCard['deck']

/** Adds the viewer's activity and the pitch decks to a page of deals, in one query each. */
export async function cardsFor(reader: Reader, viewer: string, rows: readonly { id: string }[]): Promise<(row: Row) => DealCard> {
  const ids = rows.map(({ id }) => id)
  const [standingOf, deckOf] = await Promise.all([standingsOf(reader, viewer, ids), decksFor(reader, ids)])
  return (row) => presentCard(row, row.user_id === viewer ? null : standingOf(row.id), deckOf(row.id))
}

export async function decksFor(reader: Reader, ids: readonly string[]): Promise<(id: string) => Deck> {
  const decks = new Map((await decksOf(reader, ids)).map(({ subject_id, id, pages }) => [subject_id, { id, pages: pages ?? 0 }]))
  return (id) => decks.get(id) ?? null
}

/** The contract removes additional columns. */
const presentCard = (row: Row, standing: DealCard['standing'], deck: Deck): DealCard => ({
  ...(row as Shown),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  standing,
  deck,
})

interface BesideRow {
  owner: MemberBrief
  standing: DealCard['standing']
  deck: Deck
  reading: Reading
  counts: DealCounts | null
}

export const presentDeal = ({ created_at, updated_at, ...row }: DealRow, beside: BesideRow): Deal => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  ...beside,
})
