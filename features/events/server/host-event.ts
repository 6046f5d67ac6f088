import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { requireAct } from '#features/organisations/server/index.ts'
import { findCity } from '#features/places/server/index.ts'
import type { ValidEventInput } from '../hosting-contract.ts'
import { eventsEach } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import type { EventCan } from '../registration-contract.ts'
import { timesOf } from '../zoned-time.ts'
import { introducedOnly, ownEventToChange, requireUpcoming } from './access.ts'
import { fillPlaces } from './attendance.ts'
import { ownChanged, tellHost } from './live.ts'
import { organiserOf } from './organisers.ts'
import { type EventRow, countAhead, eventById, insertEvent, updateEvent, vectorOf } from './queries.ts'
import { eventTerms } from './terms.ts'

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
 * Publishes an event hosted by the actor, perhaps in the name of an organisation of theirs. Idempotent by id.
 * @throws Refusal startsInPast, unknownCity, profileFirst, tooManyEvents; notIn for an organisation they are not in; eventGone if the id
 * belongs to another member's event
 */
export async function postEvent({ events, live }: Services, actor: Actor, event: Hosted): Promise<void> {
  const columns = columnsOf(event)
  if (columns.end_date <= new Date()) throw new Refusal(eventProblems.startsInPast)
  await events.change(async (tx, announce) => {
    await introducedOnly(tx, actor)
    if ((await countAhead(tx, actor.id)) >= eventsEach && !(await eventById(tx, event.id)))
      throw new Refusal(eventProblems.tooManyEvents, { most: eventsEach })
    const organisation_id = event.organisation_id ?? null
    if (organisation_id) await requireAct(tx, actor, organisation_id, 'act')
    const organizer = await organiserOf(tx, actor.id, organisation_id)
    const own = { id: event.id, external_id: event.id, source: 'community' as const, user_id: actor.id, organisation_id, organizer }
    const row = { ...columns, ...own }
    const isNew = await insertEvent(tx, row, termsOf(columns, organizer))
    if (!isNew && (await eventById(tx, event.id))?.user_id !== actor.id) throw new Refusal(eventProblems.eventGone)
    if (isNew) await announce('event.posted', { event_id: event.id, host_id: actor.id })
    live.tellAfter(tx, ownChanged(actor.id, event.id))
  })
}

/** Changes that calendars must be told about. */
const told = ['event_date', 'end_date', 'time_zone', 'all_day', 'title', 'venue', 'address', 'city_id', 'joining'] as const

/**
 * Updates an event. Attendees are notified of a new time or location; the waiting list gets additional places.
 * @throws Refusal eventGone, notHost, notYourRole, isCancelled, isOver, startsInPast, unknownCity, fewerPlaces; notIn, notAllowed for
 * another organisation
 */
export async function changeEvent({ events, live }: Services, actor: Actor, event: Hosted): Promise<void> {
  const columns = columnsOf(event)
  await events.change(async (tx, announce) => {
    const before = await ownEventToChange(tx, actor, event.id, 'edit')
    requireUpcoming(before)
    if (columns.end_date <= new Date()) throw new Refusal(eventProblems.startsInPast)
    if (columns.capacity !== null && columns.capacity < before.registered_count)
      throw new Refusal(eventProblems.fewerPlaces, { going: before.registered_count })
    const differs = (...names: readonly (typeof told)[number][]) => names.some((name) => String(before[name]) !== String(columns[name]))
    const organisation_id = await organisationAfter(tx, actor, before, event.organisation_id)
    const organizer =
      before.user_id && organisation_id !== before.organisation_id
        ? await organiserOf(tx, before.user_id, organisation_id)
        : before.organizer
    await updateEvent(tx, event.id, {
      ...columns,
      organisation_id,
      organizer,
      terms: vectorOf(termsOf(columns, organizer)),
      sequence: before.sequence + Number(differs(...told)),
    })
    await fillPlaces(tx, announce, { ...before, capacity: columns.capacity })
    await announce('event.changed', {
      event_id: event.id,
      isMoved: differs('event_date', 'end_date'),
      isElsewhere: columns.format !== before.format || differs('venue', 'address', 'city_id', 'joining'),
    })
    live.tellAfter(tx, ownChanged(actor.id, event.id))
    tellHost(live, tx, before)
  })
}

/** In whose name an event is hosted after a change. @throws Refusal notIn, notAllowed unless the actor may decide that */
async function organisationAfter(
  tx: Tx,
  actor: Actor,
  { organisation_id, can }: EventRow & { can: EventCan },
  wanted: string | null | undefined,
): Promise<string | null> {
  if (wanted === undefined || wanted === organisation_id) return organisation_id
  if (!can.changeOrganisation) throw new Refusal(problems.notAllowed)
  if (wanted) await requireAct(tx, actor, wanted, 'act')
  return wanted
}

/** Cancels an event; idempotent. @throws Refusal eventGone, notHost, notYourRole, isOver */
export async function cancelEvent({ events, live }: Services, actor: Actor, id: string, reason: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await ownEventToChange(tx, actor, id, 'edit')
    if (event.status === 'cancelled') return
    requireUpcoming(event)
    await updateEvent(tx, id, { status: 'cancelled', cancel_reason: reason, sequence: event.sequence + 1 })
    await announce('event.cancelled', { event_id: id })
    live.tellAfter(tx, ownChanged(actor.id, id))
    tellHost(live, tx, event)
  })
}
