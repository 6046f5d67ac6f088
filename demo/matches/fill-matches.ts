import { sql } from 'kysely'
import type { DomainEventPayloads } from '#platform/server/events/domain-event.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { eventsInCommon } from '#features/events/server/index.ts'
import { cardOf } from '#features/matching/server/index.ts'
import type { DemoMember } from '../member.ts'
import { dateNotifications } from '../date-notifications.ts'
import { randomFrom } from '../random.ts'
import { type PlannedDecision, planDecisions } from './plan-decisions.ts'

const hour = 60 * 60 * 1000
const minute = 60_000
/** Rows per insert statement. */
const batchSize = 500

/** A decision and its outcome. */
interface Decided extends PlannedDecision {
  at: Date
  settledAt: Date
  answered: boolean
  waiting: boolean
  /** Whether the other member had accepted before, so that this decision connected them. */
  connects: boolean
}

/**
 * Creates past decisions of members about each other, and a few bookmarks. Events are announced with the time at which they happened, so
 * that matching learns from them; notifications get that time too, and only those of the last day are still unread.
 */
export async function fillMatches(services: Services, members: readonly DemoMember[], accounts: number, now = new Date()): Promise<void> {
  const decided = outcomes(planDecisions(members, accounts, now), now)
  const scores: (number | null)[] = []
  for (const { by, about } of decided) {
    const card = await cardOf(services, { viewerId: by.id, memberId: about.id, language: 'en' }, eventsInCommon)
    scores.push(card?.score ?? null)
  }
  await services.database.transaction(async (tx) => {
    for (let from = 0; from < decided.length; from += batchSize) {
      await insertDecisions(tx, decided.slice(from, from + batchSize), scores.slice(from, from + batchSize))
    }
    await insertConnections(tx, decided)
    await insertBookmarks(tx, members, accounts, now)
    await announceAll(tx, decided)
  })
  services.events.wake()
  await services.events.settled()
  await dateNotifications(services, now)
}

function outcomes(planned: readonly PlannedDecision[], now: Date): Decided[] {
  const byPair = new Map(planned.map((each) => [`${each.by.id} ${each.about.id}`, each]))
  return planned.map((each) => {
    const theirs = byPair.get(`${each.about.id} ${each.by.id}`)
    const at = new Date(now.getTime() - each.hoursAgo * hour)
    const connects = each.status === 'accepted' && theirs?.status === 'accepted' && theirs.hoursAgo > each.hoursAgo
    return {
      ...each,
      at,
      settledAt: connects ? at : new Date(at.getTime() + minute),
      answered: theirs !== undefined,
      waiting: each.status === 'accepted' && theirs?.status !== 'accepted',
      connects,
    }
  })
}

async function insertDecisions(tx: Tx, decided: readonly Decided[], scores: readonly (number | null)[]): Promise<void> {
  await tx
    .insertInto('matches')
    .values(
      decided.map(({ by, about, status, note, at, settledAt, answered, waiting }, index) => ({
        user_id: by.id,
        matched_user_id: about.id,
        match_score: scores[index],
        status,
        note,
        created_at: at,
        settled_at: settledAt,
        answered,
        waiting,
      })),
    )
    .execute()
}

async function insertConnections(tx: Tx, decided: readonly Decided[]): Promise<void> {
  const made = decided.filter(({ connects }) => connects)
  if (made.length === 0) return
  const pairs = made.map(({ by, about, at }) => ({ ...orderedPair(by.id, about.id), created_at: at }))
  await tx.insertInto('connections').values(pairs).execute()
}

const orderedPair = (one: string, other: string) => (one < other ? { member_a: one, member_b: other } : { member_a: other, member_b: one })

/** Each account bookmarks some members. */
async function insertBookmarks(tx: Tx, members: readonly DemoMember[], accounts: number, now: Date): Promise<void> {
  const others = members.slice(accounts).filter((member) => member.profile_completed)
  const kept = members.slice(0, accounts).flatMap((account) => {
    const random = randomFrom(`bookmarks of ${account.id}`)
    return random.sample(others, 5).map((member) => ({
      user_id: account.id,
      member_id: member.id,
      created_at: new Date(Math.max(now.getTime() - random.int(5, 700) * hour, member.joined_at.getTime() + minute)),
    }))
  })
  if (kept.length > 0) await tx.insertInto('match_bookmarks').values(kept).execute()
}

type Announced = { [Type in 'match.settled' | 'members.connected']: { type: Type; payload: DomainEventPayloads[Type]; at: Date } }

async function announceAll(tx: Tx, decided: readonly Decided[]): Promise<void> {
  const announced = decided.flatMap(({ by, about, status, connects, settledAt }): Announced[keyof Announced][] => {
    const payload = { user_id: by.id, matched_user_id: about.id, status, connected: connects, before: null }
    const settled = { type: 'match.settled', payload, at: settledAt } as const
    return connects ? [settled, { type: 'members.connected', payload: { by: by.id, other_id: about.id }, at: settledAt }] : [settled]
  })
  await sql`
    insert into domain_events (type, payload, created_at)
    select type, payload, at from jsonb_to_recordset(${JSON.stringify(announced)}::jsonb) told (type text, payload jsonb, at timestamptz)
    order by at`.execute(tx)
}
