import { msg } from '@lingui/core/macro'
import { Building2, UsersRound } from 'lucide-react'
import { directoryPath } from '../paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const directoryRoom: WebRoom = {
  tab: { id: 'organisations', place: 'people', label: msg`Directory`, icon: UsersRound },
  screens: [{ path: directoryPath(), load: async () => (await import('./Directory.tsx')).Directory }],
  searchKinds: [
    { kind: 'member', label: msg`Members`, icon: UsersRound },
    { kind: 'organisation', label: msg`Organisations`, icon: Building2 },
  ],
  slots: {
    'dashboard.news': async () => (await import('./dashboard/NewestMembers.tsx')).NewestMembers,
    'choose.member': async () => (await import('./people/ChooseMember.tsx')).ChooseMember,
    'choose.organisation': async () => (await import('./organisations/ChooseOrganisation.tsx')).ChooseOrganisation,
    'welcome.brought': async () => (await import('./WhoIsHere.tsx')).WhoIsHere,
  },
  follow: async () => (await import('./follow-directory.ts')).followDirectory,
}
