import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { searchWords, startsWith } from '#platform/search-words.ts'
import type { Coordinates } from '#features/places/distance.ts'
import { findCity } from '#features/places/server/index.ts'
import { cellsWithin } from '../cells.ts'
import type { Finding } from '../finding-contract.ts'
import { eventProblems } from '../problems.ts'
import { endOf, instantOf, localDate } from '../zoned-time.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, cardsInOrder } from './queries.ts'
import { isNextDate } from './series.ts'

interface After {
  event_date: string
  id: string
}
const byDate = keyset<CardRow, After>(z.object({ event_date: givenTimestamp, id: z.uuid() }), ({ event_date, id }) => ({
  event_date: event_date.toISOString(),
  id,
}))

/** The criteria of a search. */
interface Match {
  viewer: string
  /** A tsquery over the terms; undefined matches everything. */
  terms: string | undefined
  from: Date
  /** Whether it begins today: then what is already over is left out. */
  isAhead: boolean
  to: Date | undefined
  near: { centre: Coordinates; km: number } | undefined
  /** Criteria with their own index in date order. */
  category: number | undefined
  source: string | undefined
}

/** A page of upcoming events, soonest first; of those that repeat, the first date. @throws Refusal unknownCity; invalidInput for an invalid cursor */
export async function findEvents(
  reader: Reader,
  viewer: string,
  { cursor, limit, ...finding }: Finding & PageRequest,
): Promise<Page<CardRow>> {
  const match = matchOf(viewer, finding)
  return readPage({ cursor, limit }, byDate, async (most, after) =>
    cardsInOrder(reader, viewer, await idsFound(reader, match, most, after)),
  )
}

function matchOf(viewer: string, { query = '', place, radius, from, to, zone, source, format, category, type }: Finding): Match {
  const city = place === undefined ? undefined : findCity(place)
  if (place !== undefined && !city) throw new Refusal(eventProblems.unknownCity)
  const today = localDate(new Date(), zone)
  const facets = Object.entries({ source, format, category, type }).filter(([, value]) => value !== undefined)
  const terms = [...searchWords(query).map(startsWith), ...facets.map(([name, value]) => `'${name}:${value}'`)].join(' & ')
  return {
    viewer,
    terms: terms || undefined,
    from: instantOf(from ?? today, zone),
    isAhead: (from ?? today) === today,
    to: to === undefined ? undefined : endOf(to, zone),
    near: city && { centre: city, km: radius },
    category,
    source,
  }
}

const matching = ({ viewer, terms, near, from, isAhead }: Match): RawBuilder<boolean> =>
  sql.join(
    [
      isSeenBy(viewer),
      isNextDate(from, isAhead),
      ...(terms === undefined ? [] : [sql`e.terms @@ ${terms}::tsquery`]),
      ...(near === undefined ? [] : [sql`${distance(near.centre)} <= ${near.km}`]),
    ],
    sql` and `,
  ) as RawBuilder<boolean>

/** Great-circle distance of `e` in km (the same formula as places/distance.ts). */
const distance = ({ latitude, longitude }: Coordinates) => sql<number>`(2 * 6371.0088 * asin(least(1, sqrt(
  sin(radians(e.latitude - ${latitude}) / 2) ^ 2
  + cos(radians(${latitude})) * cos(radians(e.latitude)) * sin(radians(e.longitude - ${longitude}) / 2) ^ 2))))`

const between = ({ from, isAhead, to }: Match, after?: After) =>
  sql.join(
    [
      sql`e.is_listed and e.event_date >= ${from}`,
      ...(isAhead ? [sql`e.end_date > now()`] : []),
      ...(to ? [sql`e.event_date < ${to}`] : []),
      ...(after ? [sql`(e.event_date, e.id) > (${after.event_date}::timestamptz, ${after.id}::uuid)`] : []),
    ],
    sql` and `,
  )

/** How many events are scanned in date order before the index of the terms is used. */
const lookedThrough = sql.lit(500)
/** The range of dates searched then, in ms: near a location, and anywhere. */
const [soonHere, soon] = [14 * 86_400_000, 30 * 86_400_000]

/**
 * Common events are found by a short scan along the dates. For others, and where that scan meets little but later dates of series, the next month is
 * searched with the indexes of terms, dates and locations combined; if even that yields too few, matches are rare and all of them are fetched. No
 * search reads much more than it shows.
 */
async function idsFound(reader: Reader, match: Match, limit: number, after?: After): Promise<string[]> {
  if (match.near && match.terms === undefined) return idsAround(reader, match, limit, after)
  const first = match.near
    ? await idsHere(reader, within(soonHere, match, after), limit, after)
    : await idsAlong(reader, match, limit, after)
  if (first.length >= limit) return first
  const next = await idsByTerms(reader, within(soon, match, after), limit, after)
  return next.length >= limit ? next : idsByTerms(reader, match, limit, after)
}

/** The same with an end, given in ms after its start. */
function within(length: number, match: Match, after?: After): Match {
  const end = Math.max(match.from.getTime(), after ? Date.parse(after.event_date) : 0) + length
  return { ...match, to: new Date(Math.min(end, match.to?.getTime() ?? end)) }
}

/** Scans in date order, with the index of the category or source if there is one. */
async function idsAlong(reader: Reader, match: Match, limit: number, after?: After): Promise<string[]> {
  const { category, source } = match
  const own = category !== undefined ? sql`e.category = ${category}` : source !== undefined ? sql`e.source = ${source}` : sql`true`
  const { rows } = await sql<{ id: string }>`
    select e.id from (
      select * from events e where ${between(match, after)} and ${own} order by e.event_date, e.id limit ${lookedThrough}
    ) e where ${matching(match)} order by e.event_date, e.id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Scans all events in the cells of the circle on these dates. */
async function idsHere(reader: Reader, match: Match, limit: number, after?: After): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with here as materialized (select * from events e where ${between(match, after)} and ${inCells(match)})
    select e.id from here e where ${matching(match)} order by e.event_date, e.id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Uses the best indexes: a materialized CTE is planned to be read whole, so a wrong estimate cannot lead to a scan of all dates. */
async function idsByTerms(reader: Reader, match: Match, limit: number, after?: After): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with every as materialized (
      select e.id, e.event_date from events e where ${between(match, after)} and ${inCells(match)} and ${matching(match)}
    )
    select id from every order by event_date, id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

const cellsOf = ({ near }: Match) => (near ? cellsWithin(near.centre, near.km) : [])
const inCells = (match: Match) => (match.near ? sql`e.cell = any(${cellsOf(match)}::integer[])` : sql`true`)

/** Takes the next events of each cell from its index, as many as fit on the page. */
async function idsAround(reader: Reader, match: Match, limit: number, after?: After): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${cellsOf(match)}::integer[]) around (cell) cross join lateral (
      select e.id, e.event_date from events e
      where e.cell = around.cell and ${between(match, after)} and ${matching(match)} order by e.event_date, e.id limit ${limit}
    ) found order by found.event_date, found.id limit ${limit}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** The next three events that operators featured. */
export async function featuredEvents(reader: Reader, viewer: string): Promise<CardRow[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e where e.is_listed and e.is_featured and e.event_date >= now() and ${isSeenBy(viewer)}
    order by e.event_date, e.id limit 3`.execute(reader)
  return cardsInOrder(
    reader,
    viewer,
    rows.map(({ id }) => id),
  )
}
