import { addCurated, curatedEvents, removeCurated, saveCurated } from '#features/events/server/index.ts'
import { localDate } from '#features/events/zoned-time.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { acts } from '../../acts.ts'
import type { CuratedEvent } from '../../contract.ts'
import { eventSourceProblems } from '../../problems.ts'
import { placeOf } from '../normalise/place.ts'
import { dayAfter, instantIn } from '../normalise/time.ts'
import { curatedList } from './curated-list.ts'
import { nextEdition } from './next-edition.ts'

/** Adds the next edition of each event, unless it exists or operators removed it. */
export async function prepareCurated({ events }: Services): Promise<void> {
  const now = new Date()
  await events.change((tx, announce) =>
    addCurated(
      tx,
      announce,
      curatedList.map((event) => nextEdition(event, now)),
    ),
  )
}

export async function listCurated({ database }: Services): Promise<CuratedEvent[]> {
  const rows = await curatedEvents(database.kysely)
  return rows.map(({ event_date, end_date, time_zone, category, city, website, ...row }) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    starts: localDate(event_date, time_zone),
    ends: localDate(new Date(end_date.getTime() - 1), time_zone),
    time_zone,
    is_confirmed: row.is_confirmed,
    format: row.format,
    venue: row.venue,
    address: row.address,
    city: city ?? '',
    country: row.country,
    category,
    type: row.type,
    topics: row.topics,
    organizer: row.organizer,
    website: website ?? '',
    min_price: row.min_price,
    max_price: row.max_price,
    currency: row.currency,
    attendees: row.attendees,
    is_featured: row.is_featured,
  }))
}

/** @throws Refusal endsBefore; notFound if it is not new and was removed */
export async function changeCurated(
  { events }: Services,
  actor: Actor,
  { id, is_new, starts, ends, ...event }: CuratedEvent & { is_new: boolean },
): Promise<void> {
  if (ends < starts) throw new Refusal(eventSourceProblems.endsBefore)
  const { time_zone } = event
  const midnight = (date: string) => instantIn(time_zone, new Date(`${date}T00:00:00Z`))
  const { format, venue, address, city, country, website, ...said } = event
  await events.change(async (tx, announce) => {
    const isSaved = await saveCurated(
      tx,
      announce,
      { id, mayBeNew: is_new },
      {
        ...said,
        ...placeOf({ format, venue, address, city, country }),
        website: website || null,
        starts_at: midnight(starts),
        ends_at: dayAfter(midnight(ends), time_zone),
        all_day: true,
        picture: null,
        is_cancelled: false,
      },
    )
    if (!isSaved) throw new Refusal(problems.notFound)
    await recordAct(tx, actor.id, acts.curatedSaved, event.title)
  })
}

/** @throws Refusal notFound */
export async function takeOutCurated({ events }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const title = await removeCurated(tx, announce, id)
    if (title === undefined) throw new Refusal(problems.notFound)
    await recordAct(tx, actor.id, acts.curatedRemoved, title)
  })
}
