import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteApplicationsOf } from './application-queries.ts'
import { forgetAddress, invitationsOf } from './invitation-queries.ts'

export const joiningPersonalData: PersonalData = {
  lists: {
    invitations: {
      about: /*i18n*/ {
        id: 'file.copy.joining.invitations',
        message: 'Invitations that you created as an operator, without other people’s addresses, and the one you received.',
      },
      from: ['invitations'],
      read: invitationsOf,
    },
  },
  leftOut: {
    applications: /*i18n*/ {
      id: 'file.copy.joining.without.applications',
      message: 'applications of people who are not members; yours was deleted when you were admitted',
    },
    application_links: /*i18n*/ {
      id: 'file.copy.joining.without.application_links',
      message: 'links that confirm the address of an application, stored for seven days as hashes',
    },
    invitation_tokens: /*i18n*/ {
      id: 'file.copy.joining.without.invitation_tokens',
      message: 'addresses of invitation links, stored as hashes',
    },
    welcomes: /*i18n*/ {
      id: 'file.copy.joining.without.welcomes',
      message: 'whether you have put away the welcome on your dashboard, stored for 30 days',
    },
  },
  // Links that give access for a while must not come back with a backup.
  passingTables: ['application_links'],
  async forget(tx, { email }) {
    await deleteApplicationsOf(tx, [email])
    await forgetAddress(tx, email)
  },
}
