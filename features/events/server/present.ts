import type { Reader } from '#platform/server/database/index.ts'
import type { MemberBrief } from '#features/members/contract.ts'
import type { Attendee } from '../hosting-contract.ts'
import type { EventMessage } from '../messages-contract.ts'
import type { EventDetails } from '../registration-contract.ts'
import type { EventCard } from '../shared-contract.ts'
import { presentOrganisation } from '#features/organisations/server/index.ts'
import { hasPlace } from './attendance.ts'
import type { AttendeeRow } from './attendees.ts'
import type { MessageRow } from './messages.ts'
import { presentBrief } from '#features/members/server/index.ts'
import { coHostsOf } from './co-hosts.ts'
import { connectionsAt, standingsOf } from './going.ts'
import type { CardRow, SeenEvent } from './queries.ts'
import { questionsOf } from './register.ts'

/** The URL of an event's picture, without its width; null stays null. */
export const pictureAddress = (picture: string | null) => picture && `/api/${picture}`

/** Additional data for a page of events: the viewer's status, and which of their connections attend. */
export async function cardsFor(reader: Reader, viewer: string, rows: readonly { id: string }[]): Promise<(row: CardRow) => EventCard> {
  const ids = rows.map(({ id }) => id)
  const [standingOf, connectionsOf, coHostsBy] = await Promise.all([
    standingsOf(reader, viewer, ids),
    connectionsAt(reader, viewer, ids),
    coHostsOf(reader, viewer, ids),
  ])
  return (row) => ({
    ...factsOf(row),
    excerpt: row.excerpt,
    standing: standingOf(row.id),
    connections: connectionsOf(row.id),
    ...(row.status === 'hidden' && row.user_id !== viewer && withheldFromCards),
    co_hosts: row.status === 'hidden' && row.user_id !== viewer ? [] : coHostsBy(row.id),
  })
}

/** Those who registered for a hidden event only see its title, time and place. */
const withheldFromCards = { excerpt: '', website: null, picture: null }
const withheld = { description: '', joining: '', cancel_reason: '', website: null, picture: null }

/** The contract drops additional fields of the row. */
const factsOf = (row: Omit<CardRow, 'excerpt'>) => ({
  ...row,
  host_id: row.user_id,
  organisation: row.organisation && presentOrganisation(row.organisation),
  starts_at: row.event_date.toISOString(),
  ends_at: row.end_date.toISOString(),
  going: row.source === 'community' ? row.registered_count : row.attendees,
  picture: pictureAddress(row.picture),
  is_cancelled: row.status === 'cancelled',
  is_hidden: row.status === 'hidden',
})

interface Beside {
  viewer: string
  host: MemberBrief | null
  can: EventDetails['can']
  standing: EventDetails['standing']
  connections: EventDetails['connections']
  co_hosts: EventDetails['co_hosts']
  answers: Record<string, string>
  requests: number
  is_muted: boolean
  ticket: string | null
  askAttendance: boolean
}

export const presentEvent = (row: SeenEvent, { viewer, ...beside }: Beside): EventDetails => {
  const { host, can } = beside
  return {
    ...factsOf(row),
    host_id: host?.id ?? null,
    description: row.description,
    city_id: row.city_id,
    latitude: row.latitude,
    longitude: row.longitude,
    needs_approval: row.needs_approval,
    is_public: row.is_public,
    questions: questionsOf(row),
    joining: can.read || hasPlace(beside.standing ?? undefined) ? row.joining : '',
    cancel_reason: row.cancel_reason,
    waiting: row.waiting_count,
    repeats: row.series_id !== null,
    isOwn: can.read && row.user_id === viewer,
    isCoHost: row.is_co_host,
    isInvited: row.is_invited,
    ...beside,
    ticket: row.source === 'community' && hasPlace(beside.standing ?? undefined) ? beside.ticket : null,
    ...(row.status === 'hidden' && !can.read && withheld),
  }
}

export const presentAttendee = (row: AttendeeRow): Attendee => ({
  member: presentBrief(row),
  status: row.attendance_status,
  answers: row.answers as unknown as Record<string, string>,
  registered_at: row.registration_date.toISOString(),
})

export const presentMessage = (row: MessageRow): EventMessage => ({
  id: row.id,
  author: presentBrief(row),
  audience: row.audience,
  text: row.text,
  sent_at: row.sent_at.toISOString(),
})
