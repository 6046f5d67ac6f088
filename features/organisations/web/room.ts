import { msg } from '@lingui/core/macro'
import { Building2 } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import {
  editOrganisationPath,
  invitationPath,
  newOrganisationPath,
  organisationPath,
  organisationPeoplePath,
  organisationVerificationPath,
  ownOrganisationsPath,
} from '../paths.ts'

const label = msg`Your organisations`

export const organisationsRoom: WebRoom = {
  // Reached from the account menu, the palette, profiles and notifications.
  tab: { id: 'your-organisations', place: 'people', label, icon: Building2, isUnlisted: true },
  screens: [
    { path: ownOrganisationsPath(), load: async () => (await import('./own/OwnOrganisations.tsx')).OwnOrganisations },
    { path: newOrganisationPath(), load: async () => (await import('./edit/NewOrganisation.tsx')).NewOrganisation },
    { path: invitationPath('$id'), load: async () => (await import('./own/InvitationScreen.tsx')).InvitationScreen },
    {
      path: editOrganisationPath('$slug'),
      load: async () => (await import('./edit/EditOrganisation.tsx')).EditOrganisation,
      under: 'organisations',
    },
    {
      path: organisationPeoplePath('$slug'),
      load: async () => (await import('./people/PeopleScreen.tsx')).PeopleScreen,
      under: 'organisations',
      slots: ['choose.member'],
    },
    {
      path: organisationVerificationPath('$slug'),
      load: async () => (await import('./verification/VerificationScreen.tsx')).VerificationScreen,
      under: 'organisations',
    },
    {
      path: organisationPath('$slug'),
      load: async () => (await import('./page/OrganisationPage.tsx')).OrganisationPage,
      under: 'organisations',
      slots: [
        'organisation.menu',
        'organisation.team',
        'organisation.sustainability',
        'organisation.deals',
        'organisation.events',
        'organisation.posts',
      ],
    },
  ],
  accountMenu: { label, icon: Building2, href: ownOrganisationsPath() },
  palette: [{ id: 'your-organisations', label, icon: Building2, href: ownOrganisationsPath() }],
  slots: {
    'dashboard.waiting': async () => (await import('./dashboard/WaitingOrganisations.tsx')).WaitingOrganisations,
    'profile.belongsTo': async () => (await import('./profile/MemberOrganisations.tsx')).MemberOrganisations,
    'profile.supplied': async () => (await import('./profile/SuppliedNote.tsx')).SuppliedNote,
  },
  follow: async () => (await import('./follow-organisations.ts')).followOrganisations,
}
