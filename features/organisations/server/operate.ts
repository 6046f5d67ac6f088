import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Live } from '#platform/server/live/index.ts'
import type { Services } from '#platform/server/services.ts'
import { mergeValues } from '#features/fields/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { profilesShowing } from '#features/profiles/server/index.ts'
import { organisationProblems } from '../problems.ts'
import { deleteInvitations, deleteInvitationsToPeople } from './invitation-queries.ts'
import { endInvitations } from './end-invitations.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { makeMain } from './main-organisation.ts'
import { demoteOthers, insertPerson, peopleIdsOf, updatePerson } from './people-queries.ts'
import { lockOrganisation, lockOrganisations, updateOrganisation } from './queries.ts'
import { deleteRequest, deleteRequestsOfPeople } from './request-queries.ts'

/**
 * Merges a duplicate into an organisation: its people, with the more powerful of their two roles, its addresses, invitations and portfolio;
 * other rooms follow with what belongs to it. What its page said is dropped, except answers to the community's own fields that the other one lacks.
 * @throws Refusal gone; notAllowed for the same one twice
 */
export async function mergeOrganisations(services: Services, actor: Actor, id: string, otherId: string): Promise<void> {
  const { events, live } = services
  if (id === otherId) throw new Refusal(problems.notAllowed)
  await events.change(async (tx, announce) => {
    const [organisation, other] = await lockOrganisations(tx, [id, otherId])
    if (!organisation || !other) throw new Refusal(organisationProblems.gone)
    const showing = await profilesShowing(tx, otherId)
    const people = await peopleIdsOf(tx, otherId)
    await moveEverything(tx, otherId, id)
    // People whom both had invited keep one invitation.
    await endInvitations(live, tx, announce, otherId, await deleteInvitations(tx, otherId))
    await closeRequestsOfPeople(live, tx, announce, id)
    await mergeValues(tx, otherId, id)
    await updateOrganisation(tx, otherId, { merged_into: id })
    for (const memberId of showing) await makeMain(live, tx, announce, memberId, organisation)
    await announce('organisation.merged', { organisation_id: otherId, into_id: id })
    await announce('organisation.changed', { organisation_id: id })
    await recordAct(tx, actor.id, acts.merged, `${other.name} → ${organisation.name}`)
    for (const each of [id, otherId]) tellChanged(live, tx, each)
    for (const memberId of people) tellOwnChanged(live, tx, memberId, id)
  })
}

/** Leaves only invitations of people whom both had invited. */
async function moveEverything(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into organisation_members as kept (organisation_id, member_id, role, title, since, is_listed, wants_deals, joined_at)
    select ${to}, member_id, role, title, since, is_listed, wants_deals, joined_at from organisation_members where organisation_id = ${from}
    on conflict (organisation_id, member_id) do update set role = case
      when 'owner' in (kept.role, excluded.role) then 'owner' when 'admin' in (kept.role, excluded.role) then 'admin' else 'member' end`.execute(
    tx,
  )
  await tx.deleteFrom('organisation_members').where('organisation_id', '=', from).execute()
  await tx.updateTable('organisation_slugs').set({ organisation_id: to }).where('organisation_id', '=', from).execute()
  for (const [table, key] of [
    [
      'organisation_invitations',
      sql`theirs.member_id is not distinct from kept.member_id and theirs.email is not distinct from kept.email`,
    ],
    ['organisation_requests', sql`theirs.member_id = kept.member_id`],
  ] as const) {
    await sql`
      update ${sql.table(table)} theirs set organisation_id = ${to} where organisation_id = ${from}
        and not exists (select from ${sql.table(table)} kept where kept.organisation_id = ${to} and ${key})`.execute(tx)
  }
  await tx.deleteFrom('organisation_requests').where('organisation_id', '=', from).execute()
  for (const [own, others] of [
    ['fund_id', 'company_id'],
    ['company_id', 'fund_id'],
  ] as const) {
    await sql`
      insert into organisation_portfolio as kept (${sql.ref(own)}, ${sql.ref(others)}, fund_stated, company_stated, stated_at)
      select ${to}, ${sql.ref(others)}, fund_stated, company_stated, stated_at from organisation_portfolio
      where ${sql.ref(own)} = ${from} and ${sql.ref(others)} <> ${to}
      on conflict (fund_id, company_id) do update set fund_stated = kept.fund_stated or excluded.fund_stated,
        company_stated = kept.company_stated or excluded.company_stated`.execute(tx)
    await sql`delete from organisation_portfolio where ${sql.ref(own)} = ${from}`.execute(tx)
  }
}

/** Ends the requests and invitations of people who are in the organisation by now. */
async function closeRequestsOfPeople(live: Live, tx: Tx, announce: Announce, organisation_id: string): Promise<void> {
  await endInvitations(live, tx, announce, organisation_id, await deleteInvitationsToPeople(tx, organisation_id))
  for (const member_id of await deleteRequestsOfPeople(tx, organisation_id)) {
    await announce('organisation.joinRequestGone', { organisation_id, member_id })
    tellOwnChanged(live, tx, member_id, organisation_id)
  }
}

/**
 * Gives a hijacked organisation back: the member becomes its only owner, everybody else a member, and all invitations end.
 * @throws Refusal gone; notFound for an unknown member
 */
export async function restoreOwner({ events, live }: Services, actor: Actor, id: string, ownerId: string): Promise<void> {
  await events.change(async (tx, announce) => {
    const organisation = await lockOrganisation(tx, id)
    if (!organisation) throw new Refusal(organisationProblems.gone)
    const owner = await tx.selectFrom(members.as('u')).select(['u.id', 'u.full_name']).where('u.id', '=', ownerId).executeTakeFirst()
    if (!owner) throw new Refusal(problems.notFound)
    await endInvitations(live, tx, announce, id, await deleteInvitations(tx, id))
    for (const member_id of await demoteOthers(tx, id, ownerId)) {
      await announce('organisation.roleChanged', { organisation_id: id, member_id, role: 'member', by: actor.id })
    }
    if (await insertPerson(tx, { organisation_id: id, member_id: ownerId, role: 'owner', title: '' })) {
      await announce('organisation.joined', { organisation_id: id, member_id: ownerId, via: 'restoring', by: actor.id })
      if (await deleteRequest(tx, id, ownerId)) await announce('organisation.joinRequestGone', { organisation_id: id, member_id: ownerId })
    } else {
      await updatePerson(tx, id, ownerId, { role: 'owner' })
    }
    await announce('organisation.roleChanged', { organisation_id: id, member_id: ownerId, role: 'owner', by: actor.id })
    await announce('organisation.changed', { organisation_id: id })
    await recordAct(tx, actor.id, acts.restored, `${organisation.name} → ${owner.full_name}`, '', ownerId)
    tellChanged(live, tx, id)
    for (const memberId of await peopleIdsOf(tx, id)) tellOwnChanged(live, tx, memberId, id)
  })
}

const acts = {
  merged: /*i18n*/ { id: 'operators.act.organisationsMerged', message: 'Merged organisations: {about}' },
  restored: /*i18n*/ { id: 'operators.act.organisationRestored', message: 'Made a member the only owner: {about}' },
}
