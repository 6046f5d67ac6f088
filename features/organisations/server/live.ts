import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationsLive } from '../contract.ts'

const event = liveEvents(organisationsLive)

/** Informs the clients that show an organisation, after the commit. */
export const tellChanged = (live: Live, tx: Tx, id: string): void =>
  live.tellAfter(tx, event('organisations.changed', [`organisation:${id}`], { id }))

/** Informs a member that what they belong to, or are invited to, has changed. */
export const tellOwnChanged = (live: Live, tx: Tx, memberId: string, id: string): void =>
  live.tellAfter(tx, event('organisations.ownChanged', [toMember(memberId)], { id }))

/** Which of the ids requested by a client are organisations whose changes the actor may watch: all that they can read. */
export async function watchableOrganisations({ database }: Services, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('organisations as o')
    .leftJoin('organisation_members as m', (join) => join.onRef('m.organisation_id', '=', 'o.id').on('m.member_id', '=', actor.id))
    .select('o.id')
    .where('o.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .where((where) => where.or([where('o.hidden_at', 'is', null), where('m.role', 'is not', null)]))
    .execute()
  return rows.map(({ id }) => id)
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
