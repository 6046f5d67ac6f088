import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { assignStored } from '#platform/server/files/member-files.ts'
import { heirFor } from '#features/organisations/server/index.ts'
import { areBlocked } from '#features/relations/server/index.ts'
import { eventPictureFiles } from '../pictures.ts'
import { type Place, cancelPlaces, coming } from './cancel-places.ts'
import { renameOrganisers } from './organisers.ts'

interface HandOver {
  organisation_id: string
  from: string
  to: string
}

/**
 * Makes a colleague the host of what a member hosted in an organisation's name. Attendees stay, except the colleague, and members who are
 * hidden from the colleague by a block, as when a host blocks an attendee. @returns the events
 */
export async function handOverEvents(tx: Tx, { organisation_id, from, to }: HandOver): Promise<string[]> {
  const held = await tx
    .selectFrom('events')
    .select(['id', 'status', 'end_date', 'picture'])
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.updateTable('events').set({ user_id: to }).where('id', 'in', ids).execute()
  const files = held.flatMap(({ picture }) => (picture ? eventPictureFiles(picture) : []))
  if (files.length > 0) await assignStored(tx, files, to)
  await renameOrganisers(tx, sql`e.id = any(${ids}::uuid[])`)
  await cancelPlaces(tx, await placesToFree(tx, ids, to))
  const ahead = held.filter(({ status, end_date }) => status === 'scheduled' && end_date > new Date())
  if (ahead.length > 0) await announceIn(tx)('event.handedOver', { event_ids: ahead.map(({ id }) => id), host_id: to })
  return ids
}

/** The registrations that a new host's events can't keep. */
async function placesToFree(tx: Tx, ids: readonly string[], host: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select h.event_id, h.user_id as member_id from user_event_history h join events e on e.id = h.event_id
    where h.event_id = any(${ids}::uuid[]) and h.attendance_status = any(${coming}::text[]) and e.end_date > now()
      and (h.user_id = ${host} or ${areBlocked(sql`h.user_id`, sql`${host}::uuid`)})`.execute(tx)
  return rows
}

/**
 * Hands over to colleagues what a member hosts in the name of organisations, before they are absent or their account is deleted. Events of
 * an organisation without anybody else stay the member's.
 * @returns the events with their new hosts
 */
export async function handOverAll(tx: Tx, member: string): Promise<{ host: string; events: string[] }[]> {
  const organisations = await tx
    .selectFrom('events')
    .select('organisation_id')
    .distinct()
    .where('user_id', '=', member)
    .where('organisation_id', 'is not', null)
    .orderBy('organisation_id')
    .execute()
  const done: { host: string; events: string[] }[] = []
  for (const { organisation_id } of organisations) {
    if (!organisation_id) continue
    const heir = await heirFor(tx, organisation_id, member)
    if (heir) done.push({ host: heir.member_id, events: await handOverEvents(tx, { organisation_id, from: member, to: heir.member_id }) })
  }
  return done
}
