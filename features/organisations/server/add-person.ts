import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { organisationsEach, peopleEach } from '../limits.ts'
import { organisationProblems } from '../problems.ts'
import type { OrganisationRole } from '../roles.ts'
import { endInvitations } from './end-invitations.ts'
import { deleteInvitationsTo } from './invitation-queries.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { makeMainIfFirst } from './main-organisation.ts'
import { countOrganisations, insertPerson } from './people-queries.ts'
import { type OrganisationRow, lockMemberships } from './queries.ts'
import { deleteRequest } from './request-queries.ts'

interface NewPerson {
  /** Locked. */
  organisation: OrganisationRow
  member_id: string
  role: OrganisationRole
  title: string
  via: 'founding' | 'invitation' | 'request'
  /** Who invited them or accepted their request. */
  by: string | null
}

/** Adds a member to an organisation and closes their invitations and requests. @throws Refusal tooMany, fullHouse, alreadyIn */
export async function addPerson(
  services: Services,
  tx: Tx,
  announce: Announce,
  { organisation, via, by, ...person }: NewPerson,
): Promise<void> {
  const { live } = services
  const { id } = organisation
  const { member_id } = person
  await lockMemberships(tx, member_id)
  if ((await countOrganisations(tx, member_id)) >= organisationsEach)
    throw new Refusal(organisationProblems.tooMany, { most: organisationsEach })
  if (organisation.people_count >= peopleEach) throw new Refusal(organisationProblems.fullHouse, { most: peopleEach })
  if (!(await insertPerson(tx, { ...person, organisation_id: id }))) throw new Refusal(organisationProblems.alreadyIn)
  await endInvitations(live, tx, announce, id, await deleteInvitationsTo(tx, id, member_id))
  if (await deleteRequest(tx, id, member_id)) await announce('organisation.joinRequestGone', { organisation_id: id, member_id })
  await makeMainIfFirst(live, tx, announce, member_id, organisation)
  await announce('organisation.joined', { organisation_id: id, member_id, via, by })
  await announce('organisation.changed', { organisation_id: id })
  tellChanged(live, tx, id)
  tellOwnChanged(live, tx, member_id, id)
}
