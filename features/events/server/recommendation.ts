import { sql } from 'kysely'
import type { ServerText } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Coordinates } from '#features/places/distance.ts'
import { citiesNamed } from '#features/places/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { connectedTo, hiddenFrom } from '#features/relations/server/index.ts'
import { cellsWithin } from '../cells.ts'
import { type Candidate, type Recommended, type Wisher, recommend } from '../recommend.ts'
import { categories } from '../vocabulary.ts'
import { eventFor } from './access.ts'
import { type EventFacts, coHostedBy, eventFacts, isSeenBy } from './facts.ts'
import { preferencesOf } from './preferences.ts'
import { isNextDate } from './series.ts'

/** Candidates per preference, soonest first, independent of the size of the community. */
const each = sql.lit(40)
/** Maximum number of locations to search around. */
const mostPlaces = 5
/** Candidates for all locations together. */
const around = sql.lit(160)

/** Up to `most` upcoming events for a member, best first, with reasons; without those they attend, host or dismissed. */
export async function recommendationsFor(reader: Reader, member: string, most: number): Promise<Recommended[]> {
  const wisher = await wisherOf(reader, member)
  return recommend(wisher, await candidatesFor(reader, member, wisher), most)
}

export interface Recommendation {
  event: EventFacts
  /** 0 to 1. */
  score: number
  reasons: ServerText[]
}

/** The same, with the facts that calendars and emails need. */
export async function recommendFor(reader: Reader, member: string, { limit }: { limit: number }): Promise<Recommendation[]> {
  const found = await recommendationsFor(reader, member, limit)
  if (found.length === 0) return []
  const facts = await eventFacts(
    reader,
    member,
    found.map(({ id }) => id),
  )
  const byId = new Map(facts.map((event) => [event.id, event]))
  return found.flatMap(({ id, ...rest }) => {
    const event = byId.get(id)
    return event ? [{ event, ...rest }] : []
  })
}

/** A member's preferences and locations: the ones they named, otherwise their own. */
async function wisherOf(reader: Reader, member: string): Promise<Wisher> {
  const [preferences, own] = await Promise.all([
    preferencesOf(reader, member),
    profileFacts(reader).select(['u.city', 'u.latitude', 'u.longitude']).where('u.id', '=', member).executeTakeFirst(),
  ])
  const named = preferences.preferred_locations.flatMap((name) => citiesNamed(name).slice(0, 1))
  const { city, latitude, longitude } = own ?? {}
  const home = city && latitude != null && longitude != null ? [{ name: city, latitude, longitude }] : []
  const places = preferences.preferred_locations.length > 0 ? named : home
  return { preferences, places: places.map(({ name, latitude: north, longitude: east }) => ({ name, latitude: north, longitude: east })) }
}

async function candidatesFor(reader: Reader, member: string, { preferences, places }: Wisher): Promise<Candidate[]> {
  const { preferred_categories, location_radius } = preferences
  const codes = Object.entries(categories)
    .filter(([, name]) => preferred_categories.some((preferred) => name.toLowerCase().includes(preferred.toLowerCase())))
    .map(([code]) => Number(code))
  const cells = [...new Set(places.slice(0, mostPlaces).flatMap((place: Coordinates) => cellsWithin(place, location_radius)))]
  const { rows } = await sql<Candidate>`
    with going as materialized (
      select h.event_id as id, count(*)::int as connections from (${connectedTo(sql`${member}::uuid`)}) c
      join user_event_preferences p on p.user_id = c.id and p.shows_attendance
      join user_event_history h on h.user_id = c.id and h.attendance_status = 'registered'
      join events e on e.id = h.event_id and e.is_listed and e.event_date > now()
      where c.id <> all(${hiddenFrom(sql`${member}::uuid`)})
      group by 1 order by 2 desc, 1 limit ${each}
    ), found as (
      select id from going
      union (select next.id from unnest(${codes}::smallint[]) code cross join lateral (
        select e.id from events e where e.is_listed and e.category = code and e.event_date > now() order by e.event_date, e.id limit ${each}) next)
      union (select next.event_id from unnest(${preferred_categories}::text[]) preferred cross join lateral (
        select t.event_id from event_topics t where t.topic = preferred and t.event_date > now() order by t.event_date, t.event_id limit ${each}) next)
      union (select next.id from unnest(${cells}::integer[]) around (cell) cross join lateral (
        select e.id, e.event_date from events e where e.is_listed and e.cell = around.cell and e.event_date > now()
        order by e.event_date, e.id limit ${each}) next order by next.event_date, next.id limit ${around})
      union (select e.id from events e where e.is_listed and e.event_date > now() order by e.event_date, e.id limit ${each})
    )
    select e.id, e.event_date, extract(isodow from e.event_date at time zone e.time_zone)::int as weekday,
      extract(hour from e.event_date at time zone e.time_zone)::int as hour, e.all_day, e.format, e.category, e.topics, e.min_price, e.currency, e.latitude,
      e.longitude, coalesce(g.connections, 0) as connections
    from found join events e on e.id = found.id left join going g on g.id = found.id
    where (e.user_id is null or e.user_id <> ${member}) and ${isSeenBy(member)} and ${isNextDate(sql`now()`)}
      and e.id not in (${coHostedBy(member)})
      and not exists (select from event_recommendations r where r.user_id = ${member} and r.event_id = e.id and r.is_dismissed)
      and not exists (select from user_event_history h where h.user_id = ${member} and h.event_id = e.id)`.execute(reader)
  return rows
}

/** Dismisses an event from recommendations, or undoes this. @throws Refusal eventGone */
export async function dismiss({ database: { kysely } }: Services, actor: Actor, id: string, isDismissed: boolean): Promise<void> {
  await eventFor(kysely, actor, id)
  await kysely
    .insertInto('event_recommendations')
    .values({ user_id: actor.id, event_id: id, is_dismissed: isDismissed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'event_id']).doUpdateSet({ is_dismissed: isDismissed, updated_at: sql<Date>`now()` }),
    )
    .execute()
}
