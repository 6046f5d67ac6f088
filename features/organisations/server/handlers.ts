import { implement } from '@orpc/server'
import { Refusal, problems } from '#platform/problems.ts'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { presentPage } from '#platform/server/paging.ts'
import { servePicture } from '#platform/server/pictures/serve-picture.ts'
import { staffChanging, presentBrief as presentMember } from '#features/members/server/index.ts'
import { organisationsContract } from '../contract.ts'
import { requireAct } from './access.ts'
import { changeOrganisation, foundOrganisation } from './found.ts'
import { answerInvitation, invitationFor, invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { type ReceivedRow, invitationsTo } from './invitation-queries.ts'
import { whenLeaving } from './leaving.ts'
import { mergeOrganisations, restoreOwner } from './operate.ts'
import { presentBrief } from './organisations.ts'
import { organisationsShownOf, ownOrganisations } from './own.ts'
import { changePerson, listPeople, removePerson } from './people.ts'
import { colleaguesOf } from './people-queries.ts'
import { putPicture, requirePicture, uploadPicture } from './pictures.ts'
import { denyInvestment, listPortfolio, listUnconfirmed, stateInvestment } from './portfolio.ts'
import { readOrganisation } from './present.ts'
import { removeOrganisation } from './remove.ts'
import { answerRequest, askToJoin, listRequests, withdrawRequest } from './requests.ts'
import { readVerification, verify, withdrawVerification } from './verification.ts'
import { visibleProfile } from '#features/profiles/server/index.ts'

const open = implement(organisationsContract).$context<RequestContext>()
const api = open.use(signedIn)

const presentReceived = ({ id, organisation, inviter, role, title, invited_at, expires_at }: ReceivedRow) => ({
  id,
  organisation: presentBrief(organisation),
  by: inviter && presentMember(inviter),
  role,
  title,
  invited_at: invited_at.toISOString(),
  expires_at: expires_at.toISOString(),
})

export const organisationsHandlers = {
  get: api.get.handler(({ context: { actor, services }, input }) => readOrganisation(services, actor, input)),

  mine: api.mine.handler(({ context: { actor, services } }) => ownOrganisations(services.database.kysely, actor.id)),

  ofMember: api.ofMember.handler(async ({ context: { actor, services }, input }) => {
    if (!(await visibleProfile(services.database.kysely, actor, input.id))) throw new Refusal(problems.notFound)
    return { items: await organisationsShownOf(services.database.kysely, input.id) }
  }),

  found: api.found.handler(({ context: { actor, services }, input }) => foundOrganisation(services, actor, input)),

  change: api.change.handler(({ context: { actor, services }, input }) => changeOrganisation(services, actor, input)),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeOrganisation(services, actor, input.id)
    return {}
  }),

  uploadLogo: api.uploadLogo.handler(({ context: { actor, services }, input: { id, file, ...crop } }) =>
    uploadPicture(services, actor, { id, which: 'logo', file, crop }),
  ),

  uploadCover: api.uploadCover.handler(({ context: { actor, services }, input: { id, file, ...crop } }) =>
    uploadPicture(services, actor, { id, which: 'cover', file, crop }),
  ),

  removeLogo: api.removeLogo.handler(({ context: { actor, services }, input }) => putPicture(services, actor, input.id, 'logo', null)),

  removeCover: api.removeCover.handler(({ context: { actor, services }, input }) => putPicture(services, actor, input.id, 'cover', null)),

  pictureFile: open.pictureFile.handler(async ({ context: { actor, request, services }, input: { key } }) => {
    await requirePicture(services.database.kysely, actor, key)
    return servePicture(services, key, request, 300)
  }),

  people: api.people.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listPeople(services.database.kysely, actor, input), (row) => ({ ...row, ...presentMember(row) })),
  ),

  changePerson: api.changePerson.handler(async ({ context: { actor, services }, input }) => {
    await changePerson(services, actor, input)
    return {}
  }),

  removePerson: api.removePerson.handler(async ({ context: { actor, services }, input }) => {
    await removePerson(services, actor, input.id, input.member_id)
    return {}
  }),

  colleagues: api.colleagues.handler(async ({ context: { actor, services }, input }) => {
    const reader = services.database.kysely
    await requireAct(reader, actor, input.id, 'managePeople')
    return { items: (await colleaguesOf(reader, { viewer: actor.id, organisation: input.id })).map(presentMember) }
  }),

  invitations: api.invitations.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listInvitations(services.database.kysely, actor, input), ({ member, invited_at, expires_at, ...row }) => ({
      ...row,
      member: member && presentMember(member),
      invited_at: invited_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
  ),

  invite: api.invite.handler(async ({ context: { actor, request, services }, input }) => {
    await invite(services, actor, input, request.siteUrl)
    return {}
  }),

  withdrawInvitation: api.withdrawInvitation.handler(async ({ context: { actor, services }, input }) => {
    await withdrawInvitation(services, actor, input.id, input.invitation_id)
    return {}
  }),

  receivedInvitations: api.receivedInvitations.handler(async ({ context: { actor, services } }) => ({
    items: (await invitationsTo(services.database.kysely, { member: actor.id })).map(presentReceived),
  })),

  invitation: api.invitation.handler(async ({ context: { actor, services }, input }) =>
    presentReceived(await invitationFor(services.database.kysely, actor, input.id)),
  ),

  answerInvitation: api.answerInvitation.handler(async ({ context: { actor, services }, input }) => {
    await answerInvitation(services, actor, input.id, input.answer)
    return {}
  }),

  askToJoin: api.askToJoin.handler(async ({ context: { actor, services }, input }) => {
    await askToJoin(services, actor, input.id, input.note)
    return {}
  }),

  withdrawRequest: api.withdrawRequest.handler(async ({ context: { actor, services }, input }) => {
    await withdrawRequest(services, actor, input.id)
    return {}
  }),

  requests: api.requests.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listRequests(services.database.kysely, actor, input), ({ note, asked_at, ...row }) => ({
      member: presentMember(row),
      note,
      asked_at: asked_at.toISOString(),
    })),
  ),

  answerRequest: api.answerRequest.handler(async ({ context: { actor, services }, input }) => {
    await answerRequest(services, actor, input.id, input.member_id, input.answer)
    return {}
  }),

  whenLeaving: api.whenLeaving.handler(async ({ context: { actor, services } }) => ({
    items: await whenLeaving(services.database.kysely, actor.id),
  })),

  portfolio: api.portfolio.handler(async ({ context: { actor, services }, input }) =>
    presentPage(await listPortfolio(services.database.kysely, actor, input), ({ is_investor, ...row }) => ({
      ...presentBrief(row),
      is_investor,
    })),
  ),

  portfolioRequests: api.portfolioRequests.handler(async ({ context: { actor, services }, input }) => ({
    items: (await listUnconfirmed(services.database.kysely, actor, input.id)).map(({ is_investor, is_ours, ...row }) => ({
      ...presentBrief(row),
      is_investor,
      is_ours,
    })),
  })),

  stateInvestment: api.stateInvestment.handler(async ({ context: { actor, services }, input }) => {
    await stateInvestment(services, actor, input)
    return {}
  }),

  denyInvestment: api.denyInvestment.handler(async ({ context: { actor, services }, input }) => {
    await denyInvestment(services, actor, input)
    return {}
  }),

  verification: api.verification.handler(({ context: { actor, services }, input }) => readVerification(services, actor, input.id)),

  verify: api.verify.handler(({ context: { actor, services }, input }) => verify(services, actor, input.id, input.method)),

  withdrawVerification: api.withdrawVerification.handler(async ({ context: { actor, services }, input }) => {
    await withdrawVerification(services, actor, input.id)
    return {}
  }),

  merge: open.merge.use(staffChanging('moderation')).handler(async ({ context: { actor, services }, input }) => {
    await mergeOrganisations(services, actor, input.id, input.other_id)
    return {}
  }),

  restore: open.restore.use(staffChanging('moderation')).handler(async ({ context: { actor, services }, input }) => {
    await restoreOwner(services, actor, input.id, input.owner_id)
    return {}
  }),
}
