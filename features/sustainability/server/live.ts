import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { type Live, liveEvents, toMember } from '#platform/server/live/index.ts'
import { peopleOf } from '#features/organisations/server/index.ts'
import { usualAudience } from '../audience.ts'
import { questionById } from '../catalogue/catalogue.ts'
import type { Section } from '../catalogue/question.ts'
import { sustainabilityLive } from '../contract.ts'

const event = liveEvents(sustainabilityLive)

/** Informs an organisation's people that its answers, or who reads them, have changed. */
export async function tellTeam(live: Live, tx: Tx, organisation_id: string): Promise<void> {
  const { rows } = await sql<{ member_id: string }>`
    select p.member_id from ${peopleOf(sql`${organisation_id}::uuid`)} p`.execute(tx)
  tell(live, tx, organisation_id, rows)
}

/**
 * Informs its people and the readers of a section. Others are not told, because the event would show them that something they cannot read has
 * changed.
 */
export async function tellReaders(live: Live, tx: Tx, organisation_id: string, section: Section): Promise<void> {
  await tellTeam(live, tx, organisation_id)
  const row = await tx
    .selectFrom('sustainability_sections')
    .select('audience')
    .where('organisation_id', '=', organisation_id)
    .where('section', '=', section)
    .executeTakeFirst()
  const audience = row?.audience ?? usualAudience
  if (audience === 'members' || audience === 'public') {
    live.tellAfter(tx, event('sustainability.changed', [`organisation:${organisation_id}`], { organisation_id }))
  } else if (audience !== 'team') tell(live, tx, organisation_id, await grantedReaders(tx, organisation_id))
}

/** The same for the section of a question. */
export async function tellReadersOf(live: Live, tx: Tx, organisationId: string, question: string): Promise<void> {
  await tellReaders(live, tx, organisationId, questionById(question)?.section ?? 'company')
}

/** The members to whom the organisation gave access: who asked, or the people of the organisation that asked. */
async function grantedReaders(tx: Tx, organisationId: string): Promise<{ member_id: string }[]> {
  const { rows } = await sql<{ member_id: string }>`
    select r.asked_by as member_id from sustainability_requests r
    where r.organisation_id = ${organisationId} and r.state = 'granted' and r.for_organisation is null
    union
    select p.member_id from sustainability_requests r cross join lateral ${peopleOf(sql.ref('r.for_organisation'))} p
    where r.organisation_id = ${organisationId} and r.state = 'granted' and r.for_organisation is not null`.execute(tx)
  return rows
}

function tell(live: Live, tx: Tx, organisation_id: string, people: readonly { member_id: string }[]): void {
  if (people.length === 0) return
  const to = people.map(({ member_id }) => toMember(member_id))
  live.tellAfter(tx, event('sustainability.changed', to, { organisation_id }))
}

/** Informs a member that a request of theirs was answered. */
export const tellRequestChanged = (live: Live, tx: Tx, memberId: string, organisation_id: string): void =>
  live.tellAfter(tx, event('sustainability.requestChanged', [toMember(memberId)], { organisation_id }))
