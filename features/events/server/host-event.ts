import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { requireRepeat } from '#platform/server/require-repeat.ts'
import type { Services } from '#platform/server/services.ts'
import { groupToAddTo } from '#features/groups/server/index.ts'
import { requireProfile } from '#features/members/server/index.ts'
import { requireAct } from '#features/organisations/server/index.ts'
import { findCity } from '#features/places/server/index.ts'
import type { ValidEventInput } from '../hosting-contract.ts'
import { eventsEach } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import type { EventCan } from '../registration-contract.ts'
import type { Repeat } from '../repeat.ts'
import { timesOf } from '../zoned-time.ts'
import { ownEventToChange, requireUpcoming } from './access.ts'
import { fillPlaces } from './attendance.ts'
import { ownChanged, tellHost } from './live.ts'
import { organiserOf } from './organisers.ts'
import { type EventRow, eventById, insertEvent, lockAndCountAhead, updateEvent, vectorOf } from './queries.ts'
import { datesAfter, movedAlike, seriesOf, startsOfSeries } from './series.ts'
import { eventTerms } from './terms.ts'

/** A host's input. */
type Hosted = ValidEventInput & { id: string }

/** The columns for a host's input, including derived ones. @throws Refusal unknownCity */
function columnsOf({ id: _id, organisation_id: _organisation, starts, ends, city_id, country, questions, website, ...event }: Hosted) {
  const when = timesOf({ starts, ends, time_zone: event.time_zone })
  if (!when) throw new Refusal(eventProblems.startsInPast)
  const city = city_id === null ? undefined : findCity(city_id)
  if (city_id !== null && city?.country !== country) throw new Refusal(eventProblems.unknownCity)
  return {
    ...event,
    website: website || null,
    questions: JSON.stringify(questions),
    event_date: when.starts_at,
    end_date: when.ends_at,
    all_day: when.all_day,
    country,
    city_id,
    city: city?.name ?? null,
    // Online-only events have no location.
    latitude: event.format === 'online' ? null : (city?.latitude ?? null),
    longitude: event.format === 'online' ? null : (city?.longitude ?? null),
  }
}

const termsOf = (columns: ReturnType<typeof columnsOf>, organizer: string) => eventTerms({ ...columns, source: 'community', organizer })

/**
 * Publishes an event hosted by the actor, perhaps in the name of an organisation of theirs, or one for each date if it repeats. Idempotent
 * by id.
 * @throws Refusal startsInPast, unknownCity, profileFirst, tooManyEvents, tooFewDates; notIn for an organisation they are not in; gone or
 * archived for a group; eventGone if the id belongs to another member's event, idTaken if to another one of the actor's
 */
export async function postEvent(
  { events, live }: Services,
  actor: Actor,
  { repeat, group_id, ...event }: Hosted & { repeat?: Repeat | null | undefined; group_id: string | null },
): Promise<void> {
  const dates = repeat ? seriesOf(event, repeat) : [event]
  if (repeat && dates.length < 2) throw new Refusal(eventProblems.tooFewDates)
  const columns = dates.map((each) => ({ id: each.id, ...columnsOf(each) }))
  if (columns.some(({ end_date }) => end_date <= new Date())) throw new Refusal(eventProblems.startsInPast)
  const organisation_id = group_id ? null : (event.organisation_id ?? null)
  const is_public = event.is_public && !group_id
  await events.change(async (tx, announce) => {
    await requireProfile(tx, actor, eventProblems.profileFirst)
    const known = await eventById(tx, event.id)
    if (known && known.user_id !== actor.id) throw new Refusal(eventProblems.eventGone)
    if (known) {
      const starts = repeat ? columns.map(({ event_date }) => event_date) : []
      requireRepeat(
        { ...known, starts: await startsOfSeries(tx, event.id) },
        { ...columns[0], questions: event.questions, is_public, organisation_id, group_id, starts },
      )
      return
    }
    if ((await lockAndCountAhead(tx, actor.id)) + dates.length > eventsEach)
      throw new Refusal(eventProblems.tooManyEvents, { most: eventsEach })
    if (group_id) await groupToAddTo(tx, actor, group_id)
    if (organisation_id) await requireAct(tx, actor, organisation_id, 'act')
    const organizer = await organiserOf(tx, actor.id, organisation_id)
    const own = {
      source: 'community' as const,
      user_id: actor.id,
      organisation_id,
      organizer,
      series_id: repeat ? event.id : null,
      group_id,
      is_public,
    }
    for (const each of columns) {
      const isNew = await insertEvent(tx, { ...each, ...own, external_id: each.id }, termsOf(each, organizer))
      // Another member was faster with this id.
      if (!isNew) throw new Refusal(eventProblems.eventGone)
      await announce('event.posted', { event_id: each.id, host_id: actor.id })
    }
    live.tellAfter(tx, ownChanged(actor.id, event.id))
  })
}

/** Changes that calendars must be told about. */
const told = ['event_date', 'end_date', 'time_zone', 'all_day', 'title', 'venue', 'address', 'city_id', 'joining'] as const

/**
 * Updates an event, and the dates that follow it if wanted, which move by as many days. Attendees are notified of a new time or location;
 * the waiting list gets additional places.
 * @throws Refusal eventGone, notHost, notYourRole, isCancelled, isOver, startsInPast, unknownCity, fewerPlaces; notIn, notAllowed for
 * another organisation
 */
export async function changeEvent(
  { events, live }: Services,
  actor: Actor,
  { scope, ...event }: Hosted & { scope: 'one' | 'following' },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const before = await ownEventToChange(tx, actor, event.id, 'edit')
    requireUpcoming(before)
    const organisation_id = await organisationAfter(tx, actor, before, event.organisation_id)
    const organizer =
      before.user_id && organisation_id !== before.organisation_id
        ? await organiserOf(tx, before.user_id, organisation_id)
        : before.organizer
    const following = scope === 'following' ? await datesAfter(tx, before) : []
    for (const each of [before, ...following]) {
      await changeDate(tx, announce, {
        by: actor.id,
        before: each,
        event: each === before ? event : movedAlike(event, before, each),
        organisation_id,
        organizer,
      })
      tellHost(live, tx, each)
    }
    live.tellAfter(tx, ownChanged(actor.id, event.id))
  })
}

interface Change {
  by: string
  before: EventRow
  event: Hosted
  organisation_id: string | null
  organizer: string
}

/** Updates one event, which is locked. @throws Refusal startsInPast, unknownCity, fewerPlaces */
async function changeDate(tx: Tx, announce: Announce, { by, before, event, organisation_id, organizer }: Change): Promise<void> {
  const columns = columnsOf(event)
  if (columns.end_date <= new Date()) throw new Refusal(eventProblems.startsInPast)
  if (columns.capacity !== null && columns.capacity < before.registered_count)
    throw new Refusal(eventProblems.fewerPlaces, { going: before.registered_count })
  const differs = (...names: readonly (typeof told)[number][]) => names.some((name) => String(before[name]) !== String(columns[name]))
  await updateEvent(tx, before.id, {
    ...columns,
    is_public: columns.is_public && before.group_id === null,
    organisation_id,
    organizer,
    terms: vectorOf(termsOf(columns, organizer)),
    sequence: before.sequence + Number(differs(...told)),
  })
  await fillPlaces(tx, { ...before, capacity: columns.capacity })
  await announce('event.changed', {
    event_id: before.id,
    isMoved: differs('event_date', 'end_date'),
    isElsewhere: columns.format !== before.format || differs('venue', 'address', 'city_id', 'joining'),
    by,
  })
}

/** In whose name an event is hosted after a change. @throws Refusal notIn, notAllowed unless the actor may decide that */
async function organisationAfter(
  tx: Tx,
  actor: Actor,
  { organisation_id, group_id, can }: EventRow & { can: EventCan },
  wanted: string | null | undefined,
): Promise<string | null> {
  if (wanted === undefined || wanted === organisation_id || group_id) return organisation_id
  if (!can.changeOrganisation) throw new Refusal(problems.notAllowed)
  if (wanted) await requireAct(tx, actor, wanted, 'act')
  return wanted
}

/** Cancels an event, and the dates that follow it if wanted; idempotent. @throws Refusal eventGone, notHost, notYourRole, isOver */
export async function cancelEvent(
  { events, live }: Services,
  actor: Actor,
  { id, reason, scope }: { id: string; reason: string; scope: 'one' | 'following' },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    if (event.status !== 'cancelled') requireUpcoming(event)
    const following = scope === 'following' ? await datesAfter(tx, event) : []
    for (const each of [event, ...following]) {
      if (each.status === 'cancelled') continue
      await updateEvent(tx, each.id, { status: 'cancelled', cancel_reason: reason, sequence: each.sequence + 1 })
      await announce('event.cancelled', { event_id: each.id, by: actor.id })
      tellHost(live, tx, each)
    }
    live.tellAfter(tx, ownChanged(actor.id, id))
  })
}
