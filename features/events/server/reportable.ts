import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadable } from '#features/groups/server/index.ts'
import { roleIn } from '#features/organisations/server/index.ts'
import { eventPath } from '../paths.ts'
import { fillPlaces } from './attendance.ts'
import { tellHost } from './live.ts'
import { removeUnused } from './pictures.ts'
import { type EventRow, eventById, lockEvent, updateEvent } from './queries.ts'

/** An event that a member hosts. Operators themselves decide about imported ones, in the list of sources. */
export const eventReportable: Reportable = {
  kind: 'event',

  async read(reader, reporter, id) {
    const event = await eventById(reader, id)
    if (!event?.user_id || event.status === 'hidden' || event.status === 'retired') return undefined
    if (!(await isReadable(reader, event.group_id, reporter.id))) return undefined
    const { user_id: author_id, organisation_id, title, venue, address, city, website, description } = event
    if (author_id === reporter.id || (organisation_id && (await roleIn(reader, reporter.id, organisation_id)))) return undefined
    const text = [title, [venue, address, city].filter(Boolean).join(', '), website, description].filter(Boolean).join('\n\n')
    return { author_id, text, address: eventPath(id), around: [] }
  },

  async setHidden({ live }, tx, id, hidden) {
    const event = await lockEvent(tx, id)
    if (!event || event.status === 'retired') return false
    if ((event.status === 'hidden') === hidden) return true
    await (hidden ? hide(tx, event) : restore(tx, event))
    tellHost(live, tx, event)
    return true
  },

  async remove(services, tx, id) {
    const event = await lockEvent(tx, id)
    if (!event || event.status === 'retired') return false
    await wipe(services, tx, event)
    tellHost(services.live, tx, event)
    return true
  },
}

const isAhead = ({ end_date }: EventRow): boolean => end_date > new Date()

/** Registrations stay, so that nobody has lost a place if the event is restored. */
async function hide(tx: Tx, event: EventRow): Promise<void> {
  const hidden_status = event.status === 'cancelled' ? 'cancelled' : 'scheduled'
  await updateEvent(tx, event.id, { status: 'hidden', hidden_status, sequence: event.sequence + 1 })
  if (hidden_status === 'scheduled' && isAhead(event)) await announceIn(tx)('event.hidden', { event_id: event.id })
}

/** An event whose host has left meanwhile does not take place. */
async function restore(tx: Tx, event: EventRow): Promise<void> {
  const status = event.user_id === null ? 'cancelled' : (event.hidden_status ?? 'scheduled')
  await updateEvent(tx, event.id, { status, hidden_status: null, sequence: event.sequence + 1 })
  if (status !== 'scheduled' || !isAhead(event)) return
  await fillPlaces(tx, event)
  await announceIn(tx)('event.restored', { event_id: event.id })
}

/** Deletes everything except title, time and place, which attendees keep in their history like those of a host who left. */
async function wipe({ jobs }: Services, tx: Tx, event: EventRow): Promise<void> {
  const texts = {
    description: '',
    organizer: '',
    joining: '',
    website: null,
    address: '',
    questions: '[]',
    cancel_reason: '',
    picture: null,
    picture_alt: '',
    is_public: false,
  }
  await tx.deleteFrom('event_messages').where('event_id', '=', event.id).execute()
  await updateEvent(tx, event.id, { ...texts, status: 'retired', hidden_status: null, sequence: event.sequence + 1 })
  await removeUnused(jobs, tx, event.picture)
  if (event.status !== 'cancelled' && event.hidden_status !== 'cancelled' && isAhead(event)) {
    await announceIn(tx)('event.cancelled', { event_id: event.id })
  }
}
