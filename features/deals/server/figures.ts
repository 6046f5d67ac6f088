import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Say, Text } from '#platform/server/texts.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { deckFigures, deckReadBy, decksOf } from '#features/documents/server/index.ts'
import { presentBrief } from '#features/members/server/index.ts'
import type { Analytics, Figures, Investor, Overview } from '../figures-contract.ts'
import type { Row } from '#platform/server/csv.ts'
import { type DaysOfFigures, completionOf, firstDay, funnelOf, seriesOf } from '../figures.ts'
import { dealsInOverview } from '../limits.ts'
import { ownDeal } from './access.ts'
import { type DayRow, type InvestorRow, bookmarksOf, countInvestors, daysOf, differentMembers, investorsOf } from './figure-queries.ts'
import { namesOfOwnDeals } from './list-queries.ts'

/** Investors are counted up to this number. */
const investorsCap = 1_000

/** The analytics of one of the actor's deals. @throws Refusal dealGone, notOwner */
export async function analyticsOf(reader: Reader, actor: Actor, id: string, days: DaysOfFigures): Promise<Analytics> {
  await ownDeal(reader, actor, id)
  const since = firstDay(days)
  const [{ rows, total, returns }, investors, deck] = await Promise.all([
    figuresOf(reader, [id], since),
    countInvestors(reader, actor.id, id, investorsCap),
    deckFigures(reader, id, since),
  ])
  return {
    since,
    counts: total,
    funnel: funnelOf(total),
    returns,
    investors,
    series: seriesOf(days, since, rows),
    deck: deck ? { ...deck, completion: completionOf(deck.pages, deck.readers) } : null,
  }
}

/** The analytics of all of the actor's own deals. */
export async function overviewOf(reader: Reader, actor: Actor, days: DaysOfFigures): Promise<Overview> {
  const since = firstDay(days)
  const deals = await namesOfOwnDeals(reader, actor.id, dealsInOverview)
  const ids = deals.map(({ id }) => id)
  const { rows, total, each } = await figuresOf(reader, ids, since)
  return {
    since,
    counts: total,
    series: seriesOf(days, since, rows),
    deals: deals.map((deal) => ({ ...deal, counts: each(deal.id) })),
  }
}

async function figuresOf(reader: Reader, ids: readonly string[], since: string) {
  const [rows, different, bookmarks] = await Promise.all([
    daysOf(reader, ids, since),
    differentMembers(reader, ids, since),
    bookmarksOf(reader, ids),
  ])
  const didOf = (deal: string | null, action: 'viewed' | 'read') =>
    different.find((row) => row.deal_id === deal && row.action === action) ?? { members: 0, returns: 0 }
  const of = (deal: string | null): Figures => ({
    ...sums(deal === null ? rows : rows.filter(({ deal_id }) => deal_id === deal)),
    viewers: didOf(deal, 'viewed').members,
    readers: didOf(deal, 'read').members,
    bookmarked: [...bookmarks].reduce((sum, [id, times]) => (deal === null || deal === id ? sum + times : sum), 0),
  })
  return { rows, total: of(null), each: of, returns: didOf(null, 'viewed').returns }
}

function sums(rows: readonly DayRow[]) {
  const summed = { viewed: 0, read: 0, downloaded: 0, interested: 0, requested_intro: 0, talking: 0, invested: 0 }
  for (const { action, count } of rows) summed[action] += count
  return summed
}

const lastFirst = keyset(z.object({ at: givenTimestamp, member_id: z.uuid() }), ({ at, member_id }: InvestorRow) => ({
  at: at.toISOString(),
  member_id,
}))

/** A page of the investors of one of the actor's deals. @throws Refusal dealGone, notOwner */
export async function listInvestors(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<Investor>> {
  await ownDeal(reader, actor, id)
  const { items, next_cursor } = await readPage(request, lastFirst, (limit, after) => investorsOf(reader, actor.id, id, limit, after))
  const [[deck], read] = await Promise.all([
    decksOf(reader, { subjects: [id] }),
    deckReadBy(
      reader,
      id,
      items.map(({ member_id }) => member_id),
    ),
  ])
  const present = (row: InvestorRow): Investor => ({
    member: presentBrief(row),
    last_step: row.step,
    pages_read: read.get(row.member_id)?.pages_read ?? 0,
    pages: deck?.pages ?? null,
    seconds: read.get(row.member_id)?.seconds ?? 0,
    visits: row.visits,
    at: row.at.toISOString(),
  })
  return { items: items.map(present), next_cursor }
}

const counted = ['viewed', 'viewers', 'read', 'readers', 'downloaded', 'interested', 'requested_intro', 'talking', 'invested'] as const
const headings = {
  viewed: /*i18n*/ { id: 'file.deals.viewed', message: 'Views' },
  viewers: /*i18n*/ { id: 'file.deals.viewers', message: 'Viewers' },
  read: /*i18n*/ { id: 'file.deals.read', message: 'Reads' },
  readers: /*i18n*/ { id: 'file.deals.readers', message: 'Readers' },
  downloaded: /*i18n*/ { id: 'file.deals.downloaded', message: 'Downloads' },
  interested: /*i18n*/ { id: 'file.deals.interested', message: 'Interests' },
  requested_intro: /*i18n*/ { id: 'file.deals.requested_intro', message: 'Intro requests' },
  talking: /*i18n*/ { id: 'file.deals.talking', message: 'Accepted introductions' },
  invested: /*i18n*/ { id: 'file.deals.invested', message: 'Invested' },
} satisfies Record<(typeof counted)[number], Text>
const otherHeadings = {
  day: /*i18n*/ { id: 'file.deals.day', message: 'Day' },
  week: /*i18n*/ { id: 'file.deals.week', message: 'Week from' },
  company: /*i18n*/ { id: 'file.deals.company', message: 'Company' },
  deal: /*i18n*/ { id: 'file.deals.deal', message: 'Deal' },
  status: /*i18n*/ { id: 'file.deals.status', message: 'Status' },
  bookmarks: /*i18n*/ { id: 'file.deals.bookmarksAtLeast', message: 'Bookmarks (at least)' },
}
const inSeries = ['viewed', 'read', 'downloaded', 'interested', 'requested_intro'] as const

/** A deal's figures over time as a table, one row per day or week. */
export const analyticsTable = ({ series }: Pick<Analytics, 'series'>, say: Say): Row[] => [
  [say(otherHeadings[series.step]), ...inSeries.map((action) => say(headings[action]))],
  ...series.points.map((point) => [point.from, ...inSeries.map((action) => point[action])]),
]

/** A member's figures as a table, one row per deal. */
export const overviewTable = ({ deals }: Pick<Overview, 'deals'>, say: Say): Row[] => [
  [
    ...[otherHeadings.company, otherHeadings.deal, otherHeadings.status].map((heading) => say(heading)),
    ...[...counted.map((name) => headings[name]), otherHeadings.bookmarks].map((heading) => say(heading)),
  ],
  ...deals.map(({ title, company_name, status, counts }) => [
    company_name,
    title,
    status,
    ...counted.map((name) => counts[name]),
    counts.bookmarked,
  ]),
]
