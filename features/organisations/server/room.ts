import { room } from '#platform/server/room.ts'
import { organisationsContract } from '../contract.ts'
import {
  editOrganisationPath,
  invitationPath,
  newOrganisationPath,
  organisationPath,
  organisationPeoplePath,
  organisationVerificationPath,
  ownOrganisationsPath,
} from '../paths.ts'
import { organisationsHandlers } from './handlers.ts'
import { forgetInvitations, inviteByMail } from './invite-by-mail.ts'
import { watchableOrganisations } from './live.ts'
import { lookAgain } from './look-again.ts'
import { supplyPeople } from './main-organisation.ts'
import { invitationReceived, joinRequested, membershipChanged, personJoined } from './notifications.ts'
import { verificationFailed } from './verification-notifications.ts'
import { organisationsPersonalData } from './personal-data.ts'
import { removeFiles } from './pictures.ts'
import { organisationReportable } from './reportable.ts'

export const organisationsRoom = room({
  name: 'organisations',
  contract: organisationsContract,
  handlers: organisationsHandlers,
  screens: [
    organisationPath('$slug'),
    editOrganisationPath('$slug'),
    organisationPeoplePath('$slug'),
    organisationVerificationPath('$slug'),
    ownOrganisationsPath(),
    newOrganisationPath(),
    invitationPath('$id'),
  ],
  kinds: [invitationReceived, joinRequested, personJoined, membershipChanged, verificationFailed],
  reactions: (services) => [supplyPeople(services)],
  jobs: (services) => [inviteByMail(services), forgetInvitations(services), lookAgain(services), removeFiles(services)],
  reportables: [organisationReportable],
  personalData: organisationsPersonalData,
  live: { watchable: { organisation: watchableOrganisations } },
})
