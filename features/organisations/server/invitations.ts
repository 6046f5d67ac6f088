import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { spend } from '#platform/server/spend.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import { openInvitations } from '../limits.ts'
import { organisationProblems } from '../problems.ts'
import { type OrganisationRole, mayChangeRole } from '../roles.ts'
import { organisationToChange, requireAct } from './access.ts'
import { addPerson } from './add-person.ts'
import {
  type InvitationRow,
  type ReceivedRow,
  countOpenInvitations,
  deleteInvitation,
  invitationById,
  invitationsTo,
  openInvitationsOf,
  putInvitation,
  setDeclined,
  waitsForConfirmation,
} from './invitation-queries.ts'
import { inviteByMailJob } from './invite-by-mail.ts'
import { endInvitations } from './end-invitations.ts'
import { tellChanged, tellOwnChanged } from './live.ts'
import { personIn } from './people-queries.ts'
import { lockOrganisation } from './queries.ts'

/** In memory, per node: how many invitations a member can send in a day. */
const invitations = new RateLimiterMemory({ points: 50, duration: 24 * 60 * 60 })

interface Invitee {
  id: string
  member_id?: string | undefined
  email?: string | undefined
  role: OrganisationRole
  title: string
}

/**
 * Invites a member, or whoever owns an email address; whether it has an account stays unknown. Inviting again changes the role and title.
 * @throws Refusal gone, notIn, isHidden, notYourRole, invitee, tooManyInvitations, tooManyRequests; notFound for an unknown member, alreadyIn
 */
export async function invite(
  services: Services,
  actor: Actor,
  { id, member_id, email, role, title }: Invitee,
  siteUrl: string,
): Promise<void> {
  if ((member_id === undefined) === (email === undefined)) throw new Refusal(organisationProblems.invitee)
  await services.events.change(async (tx, announce) => {
    const { organisation, role: own } = await organisationToChange(tx, actor, id, 'managePeople')
    if (organisation.hidden_at) throw new Refusal(organisationProblems.isHidden)
    if (!mayChangeRole(own, 'member', role)) throw new Refusal(organisationProblems.notYourRole)
    if (member_id) await requireInvitable(tx, actor, id, member_id)
    if ((await countOpenInvitations(tx, id)) >= openInvitations)
      throw new Refusal(organisationProblems.tooManyInvitations, { most: openInvitations })
    const isNew = await putInvitation(tx, {
      organisation_id: id,
      member_id: member_id ?? null,
      email: email ?? null,
      role,
      title,
      invited_by: actor.id,
    })
    tellChanged(services.live, tx, id)
    if (!isNew) return
    await spend(invitations, actor.id)
    await announce('organisation.invited', { organisation_id: id, invitation_id: isNew, by: actor.id })
    if (member_id) tellOwnChanged(services.live, tx, member_id, id)
    else await services.jobs.queue(inviteByMailJob, { id: isNew, siteUrl }, { tx })
  })
}

/** @throws Refusal notFound for an unknown member, or one hidden from the actor; alreadyIn */
async function requireInvitable(reader: Reader, actor: Actor, organisationId: string, memberId: string): Promise<void> {
  const member = await reader
    .selectFrom(members.as('u'))
    .select('u.id')
    .where('u.id', '=', memberId)
    .where((row) => row.not(isHidden(row.ref('u.id'), row.val(actor.id))))
    .executeTakeFirst()
  if (!member) throw new Refusal(problems.notFound)
  if (await personIn(reader, organisationId, memberId)) throw new Refusal(organisationProblems.alreadyIn)
}

/** @throws Refusal gone, notIn, notYourRole, invitationGone */
export async function withdrawInvitation({ events, live }: Services, actor: Actor, id: string, invitationId: string): Promise<void> {
  await events.change(async (tx, announce) => {
    await organisationToChange(tx, actor, id, 'managePeople')
    const deleted = await deleteInvitation(tx, id, invitationId)
    if (!deleted) throw new Refusal(organisationProblems.invitationGone)
    await endInvitations(live, tx, announce, id, [{ id: invitationId, ...deleted }])
    tellChanged(live, tx, id)
  })
}

const newestFirst = keyset(z.object({ invited_at: givenTimestamp, id: z.uuid() }), ({ invited_at, id }: InvitationRow) => ({
  invited_at: invited_at.toISOString(),
  id,
}))

/** @throws Refusal notIn, notYourRole; invalidInput for an invalid cursor */
export async function listInvitations(
  reader: Reader,
  actor: Actor,
  { id, ...request }: PageRequest & { id: string },
): Promise<Page<InvitationRow>> {
  await requireAct(reader, actor, id, 'managePeople')
  return readPage(request, newestFirst, (limit, after) => openInvitationsOf(reader, id, limit, after))
}

/**
 * An open invitation to the actor.
 * @throws Refusal invitationGone, also for one to somebody else; confirmAddress if it was sent to their unconfirmed address
 */
export async function invitationFor(reader: Reader, actor: Actor, id: string): Promise<ReceivedRow> {
  const [found] = await invitationsTo(reader, { member: actor.id, id })
  if (found) return found
  if (await waitsForConfirmation(reader, actor.id, id)) throw new Refusal(organisationProblems.confirmAddress)
  throw new Refusal(organisationProblems.invitationGone)
}

/**
 * Accepts or declines an invitation to the actor. Those who invited them are not told of a refusal: to them it stays open until it expires.
 * @throws Refusal invitationGone, confirmAddress, tooMany, fullHouse
 */
export async function answerInvitation(services: Services, actor: Actor, id: string, answer: 'accept' | 'decline'): Promise<void> {
  const known = await invitationById(services.database.kysely, id)
  await services.events.change(async (tx, announce) => {
    const organisation = known && (await lockOrganisation(tx, known.organisation_id))
    const { role, title } = await invitationFor(tx, actor, id)
    const invitation = await invitationById(tx, id)
    if (!organisation || !invitation) throw new Refusal(organisationProblems.invitationGone)
    if (answer === 'accept') {
      await addPerson(services, tx, announce, {
        organisation,
        member_id: actor.id,
        role,
        title,
        via: 'invitation',
        by: invitation.invited_by,
      })
    } else {
      await setDeclined(tx, id)
      await announce('organisation.invitationGone', { organisation_id: organisation.id, invitation_id: id, member_id: actor.id })
      tellOwnChanged(services.live, tx, actor.id, organisation.id)
    }
  })
}
