import { sql } from 'kysely'
import { inWords } from '#platform/in-words.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { HomePart } from '#platform/server/home.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { eventPath } from '../paths.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { isSeenBy } from './facts.ts'
import { placeInText } from './where.ts'

type ComingStatus = Extract<AttendanceStatus, 'requested' | 'waiting' | 'registered' | 'attended'>
type EventRow = { id: string; title: string; venue: string; city: string | null; at: Date; what: ComingStatus | 'hosting' }

/** How many of a host's events, latest dates first, are searched for the most recently posted. */
const lookedThrough = 50

/** A member's latest registrations and hosted events. */
export const lastTaken = namedStatement<{ viewer: string; limit: number }, EventRow>(
  'events.activity',
  (_kysely, { viewer, limit }) => sql<EventRow>`
    select e.id, e.title, e.venue, e.city, done.at, done.what
    from (
      select event_id, registration_date as at, attendance_status as what from user_event_history
      where user_id = ${viewer} and attendance_status in ('requested', 'waiting', 'registered', 'attended')
      union all
      (select id, created_at, 'hosting' from events
        where user_id = ${viewer} and status <> 'retired' order by user_id desc, event_date desc, id desc limit ${sql.lit(lookedThrough)})
    ) done
    join events e on e.id = done.event_id
    where e.status <> 'retired' and ${isSeenBy(viewer)}
    order by done.at desc, e.id desc limit ${limit}`,
)

const titles = {
  requested: /*i18n*/ { id: 'activity.askedForPlace', message: 'You requested a place at {title}' },
  waiting: /*i18n*/ { id: 'activity.waitingForPlace', message: 'You are on the waiting list for {title}' },
  registered: /*i18n*/ { id: 'activity.registeredFor', message: 'You registered for {title}' },
  attended: /*i18n*/ { id: 'activity.wasAt', message: 'You attended {title}' },
  hosting: /*i18n*/ { id: 'activity.hosting', message: 'You are hosting {title}' },
}

export const ownEvents: NonNullable<HomePart['activity']> = {
  type: 'event',
  async latest({ database }, reader, limit) {
    const rows = await lastTaken(database.kysely, { viewer: reader.id, limit })
    const speaker = speakerIn(reader.language)
    return rows.map(({ id, title, venue, city, at, what }) => ({
      id,
      title: { ...titles[what], parameters: { title } },
      text: inWords(placeInText({ venue, city }), speaker) || null,
      at: at.toISOString(),
      is_new: false,
      href: eventPath(id),
      member: null,
    }))
  },
}
