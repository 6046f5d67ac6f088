import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { searchWords, startsWith } from '#platform/search-words.ts'
import type { DealFilters } from '../deal-contract.ts'
import type { DealOrder } from '../orders.ts'
import { evidencedTerm, measuredTerm } from '../fact-terms.ts'
import { runningStatuses } from '../statuses.ts'
import { wishOf } from '../wish.ts'
import { preferencesOf } from './preferences.ts'
import {
  type After,
  type DealMatch,
  type ListedDeal,
  type OwnDeal,
  type UpdatedAfter,
  type UpdatedDeal,
  countDeals,
  dealsOfMember,
  dealsOfOrganisation,
  listDeals,
  ownDeals,
} from './list-queries.ts'

/** Deals are counted up to this number. */
const countCap = 1_000

const byTime = keyset<ListedDeal, After>(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }) => ({
  created_at: created_at.toISOString(),
  id,
}))
const bySize = keyset<ListedDeal, After>(z.object({ euros: z.number().int().min(0).max(1e15), id: z.uuid() }), ({ euros, id }) => ({
  euros,
  id,
}))

/** A page of other members' deals. @throws Refusal invalidInput for an invalid cursor, or one of another order */
export async function findDeals(
  reader: Reader,
  viewer: string,
  { order, cursor, limit, ...filters }: DealFilters & PageRequest & { order: DealOrder },
): Promise<Page<ListedDeal>> {
  const match = await matchOf(reader, viewer, filters)
  const keys = order === 'newest' ? byTime : bySize
  return readPage({ cursor, limit }, keys, (most, after) => listDeals(reader, match, order, most, after))
}

export async function countFound(reader: Reader, viewer: string, filters: DealFilters): Promise<number> {
  const [row] = await countDeals(reader, { ...(await matchOf(reader, viewer, filters)), cap: countCap })
  return row?.count ?? 0
}

const lastChangedFirst = <Row extends UpdatedDeal>() =>
  keyset<Row, UpdatedAfter>(z.object({ updated_at: givenTimestamp, id: z.uuid() }), ({ updated_at, id }) => ({
    updated_at: updated_at.toISOString(),
    id,
  }))

/** A page of the viewer's own deals and their organisations', with their counts. */
export const listOwnDeals = (reader: Reader, viewer: string, request: PageRequest): Promise<Page<OwnDeal>> =>
  readPage(request, lastChangedFirst(), (limit, after) => ownDeals(reader, viewer, limit, after))

/** A page of the deals that another member posted and the viewer can see. */
export const listDealsOf = (reader: Reader, viewer: string, member: string, request: PageRequest): Promise<Page<UpdatedDeal>> =>
  readPage(request, lastChangedFirst(), (limit, after) => dealsOfMember(reader, viewer, member, limit, after))

/** A page of an organisation's deals that are open to investors and the viewer can see. */
export const listDealsOfOrganisation = (reader: Reader, viewer: string, id: string, request: PageRequest): Promise<Page<UpdatedDeal>> =>
  readPage(request, lastChangedFirst(), (limit, after) => dealsOfOrganisation(reader, viewer, id, limit, after))

async function matchOf(reader: Reader, viewer: string, filters: DealFilters): Promise<DealMatch> {
  const preferences = filters.fits ? await preferencesOf(reader, viewer) : undefined
  const wish = preferences && wishOf(preferences)
  return {
    viewer,
    terms: [...termsOf(filters), ...(wish?.groups ?? []).map(oneOf)].join(' & ') || undefined,
    of_organisation: filters.measures_emissions || filters.evidenced ? true : undefined,
    from: filters.from,
    to: filters.to,
    tickets_from: wish?.tickets.from ?? undefined,
    tickets_to: wish?.tickets.to ?? undefined,
  }
}

const oneOf = (terms: readonly string[]) => `(${terms.map((term) => `'${term}'`).join(' | ')})`
const anyOf = (name: string, values: readonly (string | number)[]) =>
  values.length === 0 ? [] : [oneOf(values.map((value) => `${name}:${value}`))]

function termsOf({ query = '', stage, industry, status, country, goal, measures_emissions, evidenced }: DealFilters): string[] {
  const statuses = status === 'all' ? [] : status ? [status] : runningStatuses
  return [
    ...searchWords(query).map(startsWith),
    ...anyOf('stage', stage ? [stage] : []),
    ...anyOf('industry', industry ? [industry] : []),
    ...anyOf('status', statuses),
    ...anyOf('country', country ? [country] : []),
    ...(evidenced ? [`'${evidencedTerm(goal)}'`] : anyOf('goal', goal ? [goal] : [])),
    ...(measures_emissions ? [`'${measuredTerm}'`] : []),
  ]
}
