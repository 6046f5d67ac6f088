import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { organisationProblems } from '../problems.ts'
import { type OrganisationAct, type OrganisationRole, may } from '../roles.ts'
import { type OrganisationRow, lockOrganisation, organisationById, roleOf } from './queries.ts'

/** The actor's role in an organisation; undefined if they are not in it. */
export const roleIn = (reader: Reader, memberId: string, organisationId: string): Promise<OrganisationRole | undefined> =>
  roleOf(reader, memberId, organisationId)

/**
 * The actor's role in an organisation, if it allows the act.
 * @throws Refusal notIn if they are not in it (also if there is no such organisation), notYourRole
 */
export async function requireAct(reader: Reader, actor: Actor, organisationId: string, act: OrganisationAct): Promise<OrganisationRole> {
  const role = await roleOf(reader, actor.id, organisationId)
  if (!role) throw new Refusal(organisationProblems.notIn)
  if (!may(role, act)) throw new Refusal(organisationProblems.notYourRole)
  return role
}

/** An organisation that the actor can read: not one hidden by operators, except its people. @throws Refusal gone */
export async function organisationFor(reader: Reader, actor: Actor, id: string): Promise<OrganisationRow> {
  const organisation = await organisationById(reader, id)
  if (!organisation || (organisation.hidden_at && !(await roleOf(reader, actor.id, id)))) throw new Refusal(organisationProblems.gone)
  return organisation
}

/**
 * The same, locked until the transaction ends, so that its people do not change meanwhile, with the actor's role.
 * @throws Refusal gone, notIn, notYourRole
 */
export async function organisationToChange(tx: Tx, actor: Actor, id: string, act: OrganisationAct) {
  const organisation = await lockOrganisation(tx, id)
  if (!organisation) throw new Refusal(organisationProblems.gone)
  return { organisation, role: await requireAct(tx, actor, id, act) }
}
