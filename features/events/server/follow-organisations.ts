import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { type DomainEvent, reaction } from '#platform/server/events/index.ts'
import type { Live } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { absentUntil, isAbsent } from '#features/members/server/index.ts'
import { heirFor, roleIn } from '#features/organisations/server/index.ts'
import { areConnected } from '#features/relations/server/index.ts'
import { cancelEvents } from './cancel-events.ts'
import { handOverAll, handOverEvents } from './hand-over.ts'
import { ownChanged } from './live.ts'
import { renameOrganisers } from './organisers.ts'

type Followed = 'organisation.changed' | 'organisation.left' | 'organisation.merged' | 'organisation.removed' | 'member.absent'

/**
 * Keeps an organisation's events in step with it. One reaction follows all of these, in their order, because each builds on what the ones
 * before changed. Events of a deleted organisation become their hosts' own by their foreign key.
 */
export const followOrganisations = ({ live }: Services) =>
  reaction<Followed>({
    name: 'events.followOrganisations',
    on: ['organisation.changed', 'organisation.left', 'organisation.merged', 'organisation.removed', 'member.absent'],
    async react(tx, events) {
      const changed = new Set<string>()
      for (const event of events) {
        if (event.type === 'organisation.changed') changed.add(event.payload.organisation_id)
        else await follow(live, tx, event)
      }
      for (const id of changed) await renameOrganisers(tx, sql`e.organisation_id = ${id}`)
    },
  })

async function follow(live: Live, tx: Tx, { type, payload }: DomainEvent<Exclude<Followed, 'organisation.changed'>>): Promise<void> {
  switch (type) {
    case 'organisation.left':
      return continueEvents(live, tx, payload)
    case 'member.absent':
      return continueWhileAbsent(live, tx, payload.member_id)
    case 'organisation.merged': {
      const { organisation_id, into_id } = payload
      await tx.updateTable('events').set({ organisation_id: into_id }).where('organisation_id', '=', organisation_id).execute()
      return renameOrganisers(tx, sql`e.organisation_id = ${into_id}`)
    }
    case 'organisation.removed':
      return renameOrganisers(
        tx,
        sql`e.user_id = any(${payload.member_ids}::uuid[]) and e.organisation_id is null and e.source = 'community'`,
      )
  }
}

interface Left {
  organisation_id: string
  member_id: string
  heir_id: string | null
}

/** What somebody hosted in an organisation's name is continued by a colleague; without any, it is the member's own from now on. */
async function continueEvents(live: Live, tx: Tx, { organisation_id, member_id, heir_id }: Left): Promise<void> {
  // They are back.
  if (await roleIn(tx, member_id, organisation_id)) return
  await endCoHosting(live, tx, organisation_id, member_id)
  const isHeirIn = heir_id !== null && (await roleIn(tx, heir_id, organisation_id)) !== undefined
  const host = isHeirIn ? heir_id : (await heirFor(tx, organisation_id, member_id))?.member_id
  if (host) {
    tellHosts(live, tx, host, await handOverEvents(tx, { organisation_id, from: member_id, to: host }))
    return
  }
  await tx
    .updateTable('events')
    .set({ organisation_id: null })
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', member_id)
    .execute()
}

/** Colleagues who have left are no co-hosts any more, unless they are connected to the member who invited them. */
async function endCoHosting(live: Live, tx: Tx, organisationId: string, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string | null }>`
    delete from event_co_hosts c using events e
    where e.id = c.event_id and e.organisation_id = ${organisationId} and c.member_id = ${memberId}
      and not ${areConnected(sql.ref('c.invited_by'), sql.ref('c.member_id'))}
    returning e.id, e.user_id`.execute(tx)
  for (const { id, user_id } of rows)
    for (const member of [memberId, user_id]) if (member !== null) live.tellAfter(tx, ownChanged(member, id))
}

/**
 * Nobody sees events of absent members, so colleagues and co-hosts continue them. Others that would begin meanwhile are cancelled; later
 * ones wait until the member is back or their account is deleted.
 */
async function continueWhileAbsent(live: Live, tx: Tx, memberId: string): Promise<void> {
  const member = sql<string>`${memberId}::uuid`
  const { rows } = await sql<{ absent: boolean }>`select ${isAbsent(member)} as absent`.execute(tx)
  if (!rows[0]?.absent) return
  for (const { host, events } of await handOverAll(tx, memberId)) tellHosts(live, tx, host, events)
  await cancelEvents(tx, sql`user_id = ${memberId} and event_date < ${absentUntil(member)}`)
}

function tellHosts(live: Live, tx: Tx, host: string, events: readonly string[]): void {
  for (const id of events) live.tellAfter(tx, ownChanged(host, id))
}
