import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { wordPatterns } from '#platform/server/database/contains-words.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { ownersOfDeals } from '#features/deals/server/index.ts'
import { today } from '../days.ts'
import type { Investment, InvestmentDetails } from '../ledger-contract.ts'
import { positionOf, returnsOf } from '../returns.ts'
import type { Flow, Valuation } from '../value.ts'
import { type InvestmentStatus, isPlanned } from '../vocabulary.ts'
import { ledgerFor, readableInvestment } from './access.ts'
import { changesSeenBy } from './changed.ts'
import { type EntryRow, entriesOf, flowsOf, valuationsOf } from './entry-queries.ts'
import { type InvestmentRow, listedInvestments, organisationOfInvestment } from './queries.ts'

/** The entries of one investment. */
export interface Entries {
  flows: Flow[]
  valuations: Valuation[]
}

const none: Entries = { flows: [], valuations: [] }

/** Groups entries by investment. */
export function byInvestment(rows: readonly EntryRow[]): (id: string) => Entries {
  const entries = new Map<string, Entries>()
  for (const { investment_id, kind, date, amount } of rows) {
    let of = entries.get(investment_id)
    if (!of) entries.set(investment_id, (of = { flows: [], valuations: [] }))
    if (kind === 'valuation') of.valuations.push({ date, value: amount })
    else of.flows.push({ kind, date, amount })
  }
  return (id) => entries.get(id) ?? none
}

/** @param at the day of the returns */
function present(
  { updated_at, ...row }: InvestmentRow,
  { flows, valuations }: Entries,
  owner_id: string | undefined,
  at = today(),
): Investment {
  // A planned investment has no returns, because no money has moved yet.
  const positions = isPlanned(row.status) ? [] : [positionOf(flows, valuations, at)]
  return { ...row, owner_id: owner_id ?? null, returns: returnsOf(positions, at), updated_at: updated_at.toISOString() }
}

const mostRecentFirst = keyset(
  z.object({ first_date: z.iso.date().regex(/^(19|20|21)/), id: z.uuid() }),
  ({ first_date, id }: InvestmentRow) => ({
    first_date,
    id,
  }),
)

interface Asked extends PageRequest {
  organisation_id?: string | undefined
  status?: InvestmentStatus | undefined
  query?: string | undefined
  at?: string | undefined
}

/** A page of a ledger. @throws Refusal investorsOnly, notIn, noSharedLedger; invalidInput for a cursor that is not valid */
export async function listInvestments(reader: Reader, actor: Actor, asked: Asked): Promise<Page<Investment>> {
  const { organisation_id, status, query, at, ...request } = asked
  const holder = await ledgerFor(reader, actor, organisation_id)
  const patterns = query ? wordPatterns(query) : undefined
  const page = await readPage(request, mostRecentFirst, (limit, after) =>
    listedInvestments(reader, { ...holder, limit, status, patterns, date: after?.first_date, id: after?.id }),
  )
  const ids = page.items.map(({ id }) => id)
  const [entries, owners] = await Promise.all([
    ids.length === 0 ? [] : entriesOf(reader, { ids }),
    ownersOfDeals(
      reader,
      actor.id,
      page.items.flatMap(({ deal_id }) => deal_id ?? []),
    ),
  ])
  const of = byInvestment(entries)
  return presentPage(page, (row) => present(row, of(row.id), row.deal_id === null ? undefined : owners.get(row.deal_id), at))
}

/** @throws Refusal gone, investorsOnly */
export async function investmentDetails(
  reader: Reader,
  actor: Actor,
  { id, at }: { id: string; at?: string | undefined },
): Promise<InvestmentDetails> {
  const { row, can } = await readableInvestment(reader, actor, id)
  const [flows, valuations, owners, organisation] = await Promise.all([
    flowsOf(reader, id),
    valuationsOf(reader, id),
    ownersOfDeals(reader, actor.id, row.deal_id === null ? [] : [row.deal_id]),
    organisationOfInvestment(reader, row),
  ])
  const { briefOf, changedOf } = await changesSeenBy(reader, actor, row, [...flows, ...valuations])
  return {
    ...present(row, { flows, valuations }, row.deal_id === null ? undefined : owners.get(row.deal_id), at),
    organisation,
    responsible: organisation && briefOf(row.user_id),
    changed: changedOf(row),
    flows: flows.map((flow) => ({ ...flow, changed: changedOf(flow) })),
    valuations: valuations.map((valuation) => ({ ...valuation, changed: changedOf(valuation) })),
    can,
  }
}
