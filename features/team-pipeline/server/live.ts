import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { seesDeal } from '#features/deals/server/index.ts'
import { peopleOf } from '#features/organisations/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { teamPipelineLive } from '../contract.ts'

const event = liveEvents(teamPipelineLive)

/**
 * Informs the pages of a team that something about a deal, or about the columns, has changed. Colleagues who don't see the deal are not
 * told, because the event would show them that it is in the pipeline.
 * @param author of what was written about the deal, which members hidden from them don't see either
 */
export async function tellTeam(live: Live, tx: Tx, organisation_id: string, deal_id: string | null, author?: string): Promise<void> {
  const member = sql.ref<string>('p.member_id')
  const { rows } = await sql<{ member_id: string }>`
    select p.member_id from ${peopleOf(sql`${organisation_id}::uuid`)} p
    where ${deal_id === null ? sql`true` : seesDeal(member, sql`${deal_id}::uuid`)}
      and ${author === undefined ? sql`true` : sql`not ${isHidden(member, sql`${author}::uuid`)}`}`.execute(tx)
  const people = rows.map(({ member_id }) => toMember(member_id))
  if (people.length > 0) live.tellAfter(tx, event('teamPipeline.changed', people, { organisation_id, deal_id }))
}

/** Informs one member's pages: about their private note, or that they can no longer see the pipeline. */
export const tellMember = (live: Live, tx: Tx, memberId: string, organisation_id: string, deal_id: string | null): void =>
  live.tellAfter(tx, event('teamPipeline.changed', [toMember(memberId)], { organisation_id, deal_id }))
