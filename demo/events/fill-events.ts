import { sql } from 'kysely'
import sharp from 'sharp'
import { eventPicture, eventPictureFiles, eventPictureFolder } from '#features/events/pictures.ts'
import { eventTerms } from '#features/events/server/terms.ts'
import { findCity } from '#features/places/server/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { dateNotifications } from '../date-notifications.ts'
import { drawCover } from '../covers.ts'
import type { DemoMember } from '../member.ts'
import type { DemoOrganisation } from '../organisations/plan-organisations.ts'
import { randomFrom, uuidFrom } from '../random.ts'
import { type PlannedEvent, planEvents } from './plan-events.ts'

interface FillOptions {
  /** Organisations that host some of them. */
  organisations?: readonly DemoOrganisation[]
  now?: Date
  /** Whether pictures are drawn. */
  withPictures?: boolean
  say?: (line: string) => void
}

/** Creates past and upcoming events with registrations. Printed accounts that host are notified about requests to join. */
export async function fillEvents(
  services: Services,
  members: readonly DemoMember[],
  accounts: number,
  { organisations = [], now = new Date(), withPictures = true, say = () => {} }: FillOptions = {},
): Promise<void> {
  const { database, events, jobs } = services
  const planned = planEvents(members, accounts, organisations, now)
  say(`Planning ${planned.length} events …`)
  const pictures = withPictures ? await drawPictures(services, planned) : new Map<PlannedEvent, string>()
  await database.transaction(async (tx) => {
    await insertEvents(tx, planned, pictures)
    await insertAttendance(tx, planned)
    await insertPreferences(tx, members, accounts)
    const announce = announceIn(tx)
    for (const event of planned) {
      if (!members.slice(0, accounts).includes(event.host)) continue
      for (const { member, status } of event.attendees) {
        if (status === 'requested')
          await announce('event.attendance', { event_id: event.id, member_id: member.id, actor_id: member.id, status, had_place: false })
      }
    }
  })
  events.wake()
  await events.settled()
  await jobs.settled()
  await dateNotifications(services, now)
}

/** Some events get a picture. */
async function drawPictures({ files }: Services, planned: readonly PlannedEvent[]): Promise<Map<PlannedEvent, string>> {
  const pictures = new Map<PlannedEvent, string>()
  for (const event of planned) {
    const { cover } = event.host
    if (!cover || !randomFrom(`picture of ${event.id}`).chance(0.6)) continue
    const base = `${eventPictureFolder}/${uuidFrom(`picture of ${event.id}`)}`
    const drawn = await drawCover({ ...cover, seed: event.id })
      .png()
      .toBuffer()
    for (const [index, width] of eventPicture.widths.entries()) {
      const bytes = await sharp(drawn)
        .resize({ width, height: width / eventPicture.aspect, fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer()
      await files.put(eventPictureFiles(base)[index] as string, bytes, 'image/webp')
    }
    pictures.set(event, base)
  }
  return pictures
}

const questionOf = (event: PlannedEvent) => uuidFrom(`question of ${event.id}`)

async function insertEvents(tx: Tx, planned: readonly PlannedEvent[], pictures: ReadonlyMap<PlannedEvent, string>): Promise<void> {
  const rows = planned.map((event) => {
    const { id, idea, host, organisation, title } = event
    const city = host.profile.city_id === null ? undefined : findCity(host.profile.city_id)
    const isThere = idea.format !== 'online'
    const organizer = organisation?.fields.name ?? `${host.profile.first_name} ${host.profile.last_name}`
    const place = { city: (isThere && city?.name) || null, country: isThere ? host.profile.country : null }
    const facts = { title, category: idea.category, type: idea.type, topics: [...idea.topics], format: idea.format }
    const count = (...statuses: string[]) => event.attendees.filter(({ status }) => statuses.includes(status)).length
    return {
      ...facts,
      ...place,
      id,
      source: 'community' as const,
      external_id: id,
      user_id: host.id,
      organisation_id: organisation?.id ?? null,
      description: idea.description,
      event_date: event.startsAt,
      end_date: event.endsAt,
      time_zone: event.zone,
      venue: isThere ? event.venue : '',
      city_id: isThere ? host.profile.city_id : null,
      latitude: isThere ? (city?.latitude ?? null) : null,
      longitude: isThere ? (city?.longitude ?? null) : null,
      organizer,
      joining: idea.format === 'on-site' ? '' : 'https://meet.example.org/' + id.slice(0, 8),
      min_price: idea.price === undefined ? null : idea.price * 100,
      currency: 'EUR' as const,
      capacity: idea.places ?? null,
      picture: pictures.get(event) ?? null,
      status: event.isCancelled ? ('cancelled' as const) : ('scheduled' as const),
      cancel_reason: event.isCancelled ? 'Not enough registrations. We plan to repeat it in a few months.' : '',
      needs_approval: idea.needsApproval ?? false,
      questions: JSON.stringify(event.question ? [{ id: questionOf(event), label: event.question, isRequired: false }] : []),
      registered_count: count('registered', 'attended', 'no_show'),
      waiting_count: count('waiting'),
      terms: sql<string>`array_to_tsvector(${eventTerms({ ...facts, ...place, source: 'community', organizer })}::text[])`,
      created_at: event.postedAt,
      updated_at: event.postedAt,
    }
  })
  await tx.insertInto('events').values(rows).execute()
}

async function insertAttendance(tx: Tx, planned: readonly PlannedEvent[]): Promise<void> {
  const rows = planned.flatMap((event) =>
    event.attendees.map(({ member, status, registeredAt, answer }) => ({
      user_id: member.id,
      event_id: event.id,
      attendance_status: status,
      answers: JSON.stringify(answer ? { [questionOf(event)]: answer } : {}),
      registration_date: registeredAt,
      checked_in_at: status === 'attended' ? event.startsAt : null,
      updated_at: registeredAt,
    })),
  )
  await tx.insertInto('user_event_history').values(rows).execute()
}

/** Most members show their connections which events they attend; the printed accounts will be asked when they first register. */
async function insertPreferences(tx: Tx, members: readonly DemoMember[], accounts: number): Promise<void> {
  const rows = members
    .slice(accounts)
    .filter(({ id }) => randomFrom(`attendance of ${id}`).chance(0.7))
    .map(({ id }) => ({ user_id: id, shows_attendance: true }))
  await tx.insertInto('user_event_preferences').values(rows).execute()
}
