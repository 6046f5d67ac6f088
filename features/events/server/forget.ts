import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { fillPlaces } from './attendance.ts'
import { isOn } from './cancel-places.ts'
import { handOverAll } from './hand-over.ts'
import { lockEvent } from './queries.ts'

/**
 * Handles a deleted account: what they host in the name of an organisation is continued by a colleague; their other events are cancelled
 * and anonymised, while attendees keep them in their history. Their places at upcoming events go to the waiting list.
 */
export async function forgetMember(tx: Tx, member: string): Promise<void> {
  const announce = announceIn(tx)
  await handOverAll(tx, member)
  const hosted = await tx
    .selectFrom('events')
    .select(['id', 'status', 'end_date'])
    .where('user_id', '=', member)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const now = new Date()
  await tx
    .updateTable('events')
    .set({
      description: '',
      organizer: '',
      joining: '',
      website: null,
      address: '',
      questions: '[]',
      cancel_reason: '',
      is_public: false,
      // Its files are deleted with the account.
      picture: null,
      picture_alt: '',
      updated_at: sql<Date>`now()`,
    })
    .where('user_id', '=', member)
    .execute()
  for (const { id, status, end_date } of hosted) {
    if (status !== 'scheduled' || end_date <= now) continue
    await tx
      .updateTable('events')
      .set({ status: 'cancelled', sequence: sql<number>`sequence + 1` })
      .where('id', '=', id)
      .execute()
    await announce('event.cancelled', { event_id: id })
  }
  const places = await tx.selectFrom('user_event_history').select('event_id').where('user_id', '=', member).orderBy('event_id').execute()
  for (const { event_id } of places) {
    const event = await lockEvent(tx, event_id)
    await tx.deleteFrom('user_event_history').where('user_id', '=', member).where('event_id', '=', event_id).execute()
    // Those who came to a past event still count.
    if (!event || !isOn(event) || event.end_date <= now) continue
    await sql`
      update events set (registered_count, waiting_count) = (
        select count(*) filter (where attendance_status in ('registered', 'attended', 'no_show')), count(*) filter (where attendance_status = 'waiting')
        from user_event_history where event_id = ${event_id}
      ) where id = ${event_id}`.execute(tx)
    const left = await lockEvent(tx, event_id)
    if (left?.status === 'scheduled') await fillPlaces(tx, left)
  }
}
