import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { assignStored } from '#platform/server/files/member-files.ts'
import { isAbsent } from '#features/members/server/index.ts'
import { heirFor } from '#features/organisations/server/index.ts'
import { areBlocked } from '#features/relations/server/index.ts'
import { eventPictureFiles } from '../pictures.ts'
import { type Place, cancelPlaces, coming } from './cancel-places.ts'
import { renameOrganisers } from './organisers.ts'
import type { EventRow } from './queries.ts'

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
    .select(heldColumns)
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return giveTo(tx, held, to)
}

const heldColumns = ['id', 'status', 'end_date', 'picture'] as const
type Held = Pick<EventRow, (typeof heldColumns)[number]>

/** Makes a member the host of events, which are locked. @returns their ids */
async function giveTo(tx: Tx, held: readonly Held[], to: string): Promise<string[]> {
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return []
  await tx.updateTable('events').set({ user_id: to }).where('id', 'in', ids).execute()
  await announceIn(tx)('event.saved', { event_ids: ids })
  await tx.deleteFrom('event_co_hosts').where('event_id', 'in', ids).where('member_id', '=', to).execute()
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
 * Makes co-hosts the hosts of a member's own upcoming events: of each, the one who accepted first and is here.
 * @returns the events with their new hosts
 */
async function handOverToCoHosts(tx: Tx, member: string): Promise<{ host: string; events: string[] }[]> {
  const { rows } = await sql<Held & { heir: string }>`
    select ${sql.join(heldColumns.map((name) => sql.ref(`e.${name}`)))}, heir.member_id as heir from events e
    cross join lateral (
      select c.member_id from event_co_hosts c
      where c.event_id = e.id and c.accepted_at is not null and not ${isAbsent(sql<string>`c.member_id`)} order by c.accepted_at limit 1
    ) heir
    where e.user_id = ${member} and e.organisation_id is null and e.status = 'scheduled' and e.end_date > now()
    order by e.id for no key update of e`.execute(tx)
  const done: { host: string; events: string[] }[] = []
  for (const [host, held] of Map.groupBy(rows, ({ heir }) => heir)) done.push({ host, events: await giveTo(tx, held, host) })
  return done
}

/**
 * Hands over to colleagues what a member hosts in the name of organisations, before they are absent or their account is deleted, and
 * their own events to co-hosts. Events of an organisation without anybody else stay the member's.
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
  return [...done, ...(await handOverToCoHosts(tx, member))]
}
