import type { Services } from '#platform/server/services.ts'
import { scoresFor } from '#features/matching/server/index.ts'
import type { CardDetails } from '../contract.ts'
import { type DetailsRow, type EntryRow, detailsOf } from './queries.ts'

export type DetailedRow = EntryRow & { details: CardDetails | null }

/** Adds the details of their cards to the entries of a page. */
export async function withDetails(services: Pick<Services, 'database'>, viewer: string, rows: readonly EntryRow[]): Promise<DetailedRow[]> {
  const ids = rows.map(({ user_id }) => user_id)
  const [facts, scores] = await Promise.all([detailsOf(services.database.kysely, ids), scoresFor(services, viewer, ids)])
  const factsById = new Map(facts.map((row) => [row.id, row]))
  return rows.map((row) => {
    const known = factsById.get(row.user_id)
    return { ...row, details: known ? present(known, scores.get(row.user_id) ?? null) : null }
  })
}

/** Leaves out fields that remain from another member type. */
function present(row: DetailsRow, score: number | null): CardDetails {
  const { user_type, funding_stage, raising_amount, currency, stages, min_investment, max_investment, ticket_currency, sdgs } = row
  if (user_type === 'startup') {
    const amount = raising_amount ? { from: raising_amount, to: raising_amount, currency } : null
    return { stages: funding_stage ? [funding_stage] : [], amount, sdgs, score }
  }
  const hasTickets = user_type === 'investor' && ticket_currency && (min_investment !== null || max_investment !== null)
  const amount = hasTickets ? { from: min_investment, to: max_investment, currency: ticket_currency } : null
  return { stages: user_type === 'investor' ? (stages ?? []) : [], amount, sdgs, score }
}
