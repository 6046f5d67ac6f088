import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import type { Live } from '#platform/server/live/index.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationProblems } from '../problems.ts'
import { type OrganisationRole, mayChangeRole, organisationRoles } from '../roles.ts'
import { organisationFor, organisationToChange } from './access.ts'
import { endInvitations } from './end-invitations.ts'
import { deleteInvitationsBy } from './invitation-queries.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { makeMain, replaceMain } from './main-organisation.ts'
import { type PersonRow, countOwners, deletePerson, heirFor, peopleSeenBy, personIn, updatePerson } from './people-queries.ts'

const byRole = keyset(
  z.object({ rank: z.int().min(0).max(10), name: z.string().max(400).refine(isStorable), member_id: z.uuid() }),
  ({ rank, full_name, member_id }: PersonRow) => ({
    rank,
    name: full_name,
    member_id,
  }),
)

/** @throws Refusal gone; invalidInput for an invalid cursor */
export async function listPeople(reader: Reader, actor: Actor, { id, ...request }: PageRequest & { id: string }): Promise<Page<PersonRow>> {
  await organisationFor(reader, actor, id)
  return readPage(request, byRole, (limit, after) => peopleSeenBy(reader, { viewer: actor.id, organisation: id, limit, ...after }))
}

interface PersonChanges {
  role?: OrganisationRole | undefined
  title?: string | undefined
  since?: string | null | undefined
  is_listed?: boolean | undefined
  wants_deals?: boolean | undefined
  is_main?: true | undefined
}

/**
 * Changes a person's role, title or month of joining; what only concerns oneself (`is_listed`, `wants_deals`, `is_main`) can be changed
 * by nobody else.
 * @throws Refusal gone, notIn, notYourRole, personGone, lastOwner; notAllowed for what only concerns the person
 */
export async function changePerson(
  { events, live }: Services,
  actor: Actor,
  { id, member_id, role, title, since, is_listed, wants_deals, is_main }: PersonChanges & { id: string; member_id: string },
): Promise<void> {
  const isSelf = member_id === actor.id
  if (!isSelf && (is_listed !== undefined || wants_deals !== undefined || is_main)) throw new Refusal(problems.notAllowed)
  await events.change(async (tx, announce) => {
    const { organisation, role: own } = await organisationToChange(tx, actor, id, isSelf && role === undefined ? 'read' : 'managePeople')
    const person = await personIn(tx, id, member_id)
    if (!person) throw new Refusal(organisationProblems.personGone)
    if (!isSelf && !mayChangeRole(own, person.role, role ?? person.role)) throw new Refusal(organisationProblems.notYourRole)
    if (role !== undefined && role !== person.role)
      await changeRole(live, tx, announce, { actor, own, id, member_id, from: person.role, to: role })
    const fields = {
      ...(title !== undefined && { title }),
      ...(since !== undefined && { since }),
      ...(is_listed !== undefined && { is_listed }),
    }
    const all = { ...fields, ...(wants_deals !== undefined && { wants_deals }) }
    if (Object.keys(all).length > 0) await updatePerson(tx, id, member_id, all)
    if (is_main) await makeMain(live, tx, announce, member_id, organisation)
    tellChanged(live, tx, id)
    tellOwnChanged(live, tx, member_id, id)
  })
}

interface RoleChange {
  actor: Actor
  own: OrganisationRole
  id: string
  member_id: string
  from: OrganisationRole
  to: OrganisationRole
}

/** @throws Refusal notYourRole, lastOwner */
async function changeRole(live: Live, tx: Tx, announce: Announce, { actor, own, id, member_id, from, to }: RoleChange): Promise<void> {
  if (!mayChangeRole(own, from, to)) throw new Refusal(organisationProblems.notYourRole)
  if (from === 'owner' && (await countOwners(tx, id)) === 1) throw new Refusal(organisationProblems.lastOwner)
  await updatePerson(tx, id, member_id, { role: to })
  const isLess = organisationRoles.indexOf(to) > organisationRoles.indexOf(from)
  if (isLess) await endInvitations(live, tx, announce, id, await deleteInvitationsBy(tx, id, member_id))
  await announce('organisation.roleChanged', { organisation_id: id, member_id, role: to, by: actor.id })
}

/**
 * Removes a person from an organisation, or lets the actor leave it. What they posted in its name is continued by an owner.
 * @throws Refusal gone, notIn, notYourRole, personGone, lastOwner
 */
export async function removePerson(services: Services, actor: Actor, id: string, memberId: string): Promise<void> {
  const isSelf = memberId === actor.id
  await services.events.change(async (tx, announce) => {
    const { role: own } = await organisationToChange(tx, actor, id, isSelf ? 'read' : 'managePeople')
    const person = await personIn(tx, id, memberId)
    if (!person) throw new Refusal(organisationProblems.personGone)
    if (!isSelf && !mayChangeRole(own, person.role, null)) throw new Refusal(organisationProblems.notYourRole)
    if (person.role === 'owner' && (await countOwners(tx, id)) === 1) throw new Refusal(organisationProblems.lastOwner)
    await takeOut(services, tx, announce, { id, memberId, by: actor.id })
  })
}

/** Takes a member out of a locked organisation without checking who may. */
async function takeOut(
  { live }: Pick<Services, 'live'>,
  tx: Tx,
  announce: Announce,
  { id, memberId, by }: { id: string; memberId: string; by: string },
): Promise<void> {
  const heir = await heirFor(tx, id, memberId)
  await deletePerson(tx, id, memberId)
  await endInvitations(live, tx, announce, id, await deleteInvitationsBy(tx, id, memberId))
  await replaceMain(live, tx, announce, memberId, id)
  await announce('organisation.left', { organisation_id: id, member_id: memberId, heir_id: heir?.member_id ?? null, by })
  await announce('organisation.changed', { organisation_id: id })
  tellChanged(live, tx, id)
  tellOwnChanged(live, tx, memberId, id)
}
