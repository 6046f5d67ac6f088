import { sql } from 'kysely'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { type CommunityDeals, communityDeals } from '#features/deals/server/index.ts'
import { type OwnEvents, ownEvents } from '#features/events/server/index.ts'
import { instantOf, localDate } from '#features/events/zoned-time.ts'
import { portfolioSummary } from '#features/investments/server/index.ts'
import { type InterestFigures, interestFigures } from '#features/matching/server/index.ts'
import { type MessageFigures, answersByWeek, messageFigures } from '#features/messages/server/index.ts'
import { type ViewFigures, viewFigures } from '#features/profiles/server/index.ts'
import { type ConnectionFigures, connectionFigures, connectionWeeks } from '#features/relations/server/index.ts'
import type { FigureWeek, Figures } from '../contract.ts'
import { growthOf, minimumData, responseHours, shareOf, weeksOfFigures, weeksUntil } from '../figures.ts'

interface FigureRow {
  connections: ConnectionFigures
  deals: CommunityDeals
  messages: MessageFigures
  events: OwnEvents
  views: ViewFigures
  interests: InterestFigures
  at: Date
}

/** All rooms' figures in one statement, from counts that each room maintains. */
const figuresOf = namedStatement<{ viewer: string; since: string }, FigureRow>(
  'dashboard.figures',
  (_kysely, { viewer, since }) => sql<FigureRow>`
    select ${connectionFigures(sql`${viewer}::uuid`)} as connections, ${communityDeals(sql`${viewer}::uuid`, since)} as deals,
      ${messageFigures(sql`${viewer}::uuid`)} as messages, ${ownEvents(sql`${viewer}::uuid`)} as events,
      ${viewFigures(sql`${viewer}::uuid`)} as views, ${interestFigures(sql`${viewer}::uuid`)} as interests, now() as at`,
)

/** A member's figures. @param zone determines when their day began */
export async function figuresFor(services: Services, actor: Actor, zone: string): Promise<Figures> {
  const since = instantOf(localDate(new Date(), zone), zone).toISOString()
  const [[row], investments] = await Promise.all([
    figuresOf(services.database.kysely, { viewer: actor.id, since }),
    actor.user_type === 'investor' ? portfolioSummary(services, actor.id) : null,
  ])
  if (!row) throw new Error('the figures have no row')
  const { connections, deals, messages, events, interests, at } = row
  const now = at.toISOString()
  return {
    at: now,
    connections: { ...connections, growth: growthOf(connections.recent, connections.before) },
    deals: {
      active: deals.active,
      new_today: deals.new,
      completed: deals.completed,
      posted: deals.posted,
      success: shareOf(deals.completed, deals.posted, minimumData.success),
    },
    messages: {
      total: messages.total,
      unread: messages.unread,
      answers: messages.answers,
      response_hours: responseHours(messages.median, messages.answers),
    },
    events: { ahead: events.ahead, next: events.next && { ...events.next, starts_at: new Date(events.next.starts_at).toISOString() } },
    views: { total: row.views.reduce((sum, { views }) => sum + views, 0), today: now.slice(0, 10), days: row.views },
    matches: {
      interests: interests.settled,
      connected: interests.connected,
      rate: shareOf(interests.connected, interests.settled, minimumData.rate),
    },
    investments: investments && { count: investments.count, since: investments.since_year, values: investments.values },
  }
}

/** A member's figures of the last weeks, starting with the week that ends today. */
export async function weeksFor({ database }: Services, actor: Actor): Promise<FigureWeek[]> {
  const [connections, answers] = await Promise.all([
    connectionWeeks(database.kysely, actor.id, weeksOfFigures),
    answersByWeek(database.kysely, actor.id, weeksOfFigures),
  ])
  return weeksUntil(new Date().toISOString().slice(0, 10)).map((from, week) => ({
    from,
    connections: connections[week] ?? 0,
    answers: answers[week]?.answers ?? 0,
    response_hours: responseHours(answers[week]?.median ?? null, answers[week]?.answers ?? 0),
  }))
}
