import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { type BriefRow, briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { isIn } from '#features/organisations/server/index.ts'
import { areConnected, hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import type { CoHost } from '../co-hosts-contract.ts'
import { mostCoHosts } from '../limits.ts'
import { eventProblems } from '../problems.ts'
import type { EventCard } from '../shared-contract.ts'
import { eventFor, ownEventToChange, requireUpcoming } from './access.ts'
import { attendanceOf, fillPlaces, setAttendance } from './attendance.ts'
import { isComing } from './cancel-places.ts'
import { ownChanged, tellHost } from './live.ts'
import { type EventRow, lockEvent } from './queries.ts'
import { datesAfter } from './series.ts'

const coHostsAt = namedStatement<{ viewer: string; ids: readonly string[] }, BriefRow & { event_id: string }>(
  'events.coHosts',
  (kysely, { viewer, ids }) =>
    kysely
      .selectFrom('event_co_hosts as c')
      .innerJoin(members.as('u'), 'u.id', 'c.member_id')
      .select(briefColumns('u'))
      .select('c.event_id')
      .where('c.event_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('c.accepted_at', 'is not', null)
      .where(sql<boolean>`c.member_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)
      .orderBy('c.accepted_at'),
)

/** The co-hosts of some events, in the order in which they accepted; those hidden from the viewer are left out. */
export async function coHostsOf(reader: Reader, viewer: string, ids: readonly string[]): Promise<(id: string) => EventCard['co_hosts']> {
  const rows = ids.length === 0 ? [] : await coHostsAt(reader, { viewer, ids })
  const byEvent = Map.groupBy(rows, ({ event_id }) => event_id)
  return (id) => (byEvent.get(id) ?? []).map(presentBrief)
}

/** Everybody invited to host an event, also those who have not answered. @throws Refusal eventGone, notHost, notYourRole */
export async function listCoHosts({ database }: Services, actor: Actor, id: string): Promise<CoHost[]> {
  return database.transaction(async (tx) => {
    await eventToShare(tx, actor, id)
    const rows = await tx
      .selectFrom('event_co_hosts as c')
      .innerJoin(members.as('u'), 'u.id', 'c.member_id')
      .select(briefColumns('u'))
      .select('c.accepted_at')
      .where('c.event_id', '=', id)
      .where(sql<boolean>`c.member_id <> all(${hiddenFrom(sql`${actor.id}::uuid`)})`)
      .orderBy('c.invited_at')
      .execute()
    return rows.map((row) => ({ member: presentBrief(row), isAccepted: row.accepted_at !== null }))
  })
}

/** An event and the dates that follow it, all locked: co-hosts of a date are those of the following ones, too. */
const thisAndFollowing = async (tx: Tx, event: EventRow): Promise<EventRow[]> => [
  event,
  ...(event.series_id === null ? [] : await datesAfter(tx, event)),
]

/**
 * Invites a connection, or somebody of the event's organisation, to host an event with the actor. Repeating it has no effect.
 * @throws Refusal eventGone, notHost, notYourRole, isCancelled, isOver, cannotCoHost, tooManyCoHosts
 */
export async function inviteCoHost({ events, live }: Services, actor: Actor, id: string, memberId: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await eventToShare(tx, actor, id)
    requireUpcoming(event)
    if (!(await mayCoHost(tx, actor, event, memberId))) throw new Refusal(eventProblems.cannotCoHost)
    const invited = await invitedTo(tx, id)
    if (invited.includes(memberId)) return
    if (invited.length >= mostCoHosts) throw new Refusal(eventProblems.tooManyCoHosts, { most: mostCoHosts })
    for (const date of await thisAndFollowing(tx, event)) {
      const others = await invitedTo(tx, date.id)
      if (others.includes(memberId) || others.length >= mostCoHosts) continue
      await tx.insertInto('event_co_hosts').values({ event_id: date.id, member_id: memberId, invited_by: actor.id }).execute()
    }
    await announce('event.coHostInvited', { event_id: id, member_id: memberId, invited_by: actor.id })
    live.tellAfter(tx, ownChanged(memberId, id))
    tellHost(live, tx, event)
  })
}

async function invitedTo(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('event_co_hosts').select('member_id').where('event_id', '=', id).execute()
  return rows.map(({ member_id }) => member_id)
}

/** Accepts an invitation. A co-host needs no place, so their registration is cancelled. @throws Refusal eventGone, isCancelled, isOver, notInvited */
export async function acceptCoHosting({ events, live }: Services, actor: Actor, id: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = await lockEvent(tx, id)
    await eventFor(tx, actor, id)
    if (!event) throw new Refusal(eventProblems.eventGone)
    requireUpcoming(event)
    if (!(await invitedTo(tx, id)).includes(actor.id)) throw new Refusal(eventProblems.notInvited)
    for (const date of await thisAndFollowing(tx, event)) await acceptFor(tx, announce, actor, date)
    await announce('event.coHostAccepted', { event_id: id, member_id: actor.id })
    live.tellAfter(tx, ownChanged(actor.id, id))
    tellHost(live, tx, event)
  })
}

/** Accepts the invitation to one date, if there is one. */
async function acceptFor(tx: Tx, announce: Announce, actor: Actor, event: EventRow): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('event_co_hosts')
    .set({ accepted_at: sql<Date>`coalesce(accepted_at, now())` })
    .where('event_id', '=', event.id)
    .where('member_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || !isComing((await attendanceOf(tx, event.id, actor.id))?.attendance_status)) return
  await setAttendance(tx, announce, { event, memberId: actor.id, status: 'cancelled', by: actor.id })
  await fillPlaces(tx, event)
}

/** Removes a co-host, or takes an invitation back. Co-hosts can do that themselves. @throws Refusal eventGone, notHost, notYourRole */
export async function removeCoHost({ events, live }: Services, actor: Actor, id: string, memberId: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const event = memberId === actor.id ? await lockEvent(tx, id) : await eventToShare(tx, actor, id)
    if (!event) throw new Refusal(eventProblems.eventGone)
    const dates = (await thisAndFollowing(tx, event)).map((date) => date.id)
    await tx.deleteFrom('event_co_hosts').where('event_id', 'in', dates).where('member_id', '=', memberId).execute()
    await announce('event.coHostGone', { event_id: id, member_id: memberId })
    live.tellAfter(tx, ownChanged(memberId, id))
    tellHost(live, tx, event)
  })
}

/** Ends the hosting together of two members of whom one blocked the other. */
export async function partCoHosts(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    delete from event_co_hosts c using events e where e.id = c.event_id
      and (c.member_id = ${one} and ${other}::uuid in (e.user_id, c.invited_by) or c.member_id = ${other} and ${one}::uuid in (e.user_id, c.invited_by))`.execute(
    tx,
  )
}

/** An event whose co-hosts the actor decides about: the host, and those who may edit what the organisation hosts. */
async function eventToShare(tx: Tx, actor: Actor, id: string): Promise<EventRow> {
  const event = await ownEventToChange(tx, actor, id, 'edit')
  if (!event.can.chooseCoHosts) throw new Refusal(eventProblems.notHost)
  return event
}

/** Whether a member can be asked: visible to host and actor, and connected with the actor or of the event's organisation. */
async function mayCoHost(tx: Tx, actor: Actor, { user_id, organisation_id, group_id }: EventRow, memberId: string): Promise<boolean> {
  const [me, them] = [sql<string>`${actor.id}::uuid`, sql<string>`${memberId}::uuid`]
  const { rows } = await sql<{ may: boolean }>`
    select (${areConnected(me, them)} or ${isIn(them, sql<string | null>`${organisation_id}::uuid`)}) and u.profile_completed
      and ${isReadableBy(sql<string | null>`${group_id}::uuid`, them)} and not ${isHidden(me, them)} and not ${isHidden(sql<string>`${user_id}::uuid`, them)} as may
    from ${members.as('u')} where u.id = ${memberId}`.execute(tx)
  return memberId !== user_id && rows[0]?.may === true
}
