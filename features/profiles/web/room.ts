import { msg } from '@lingui/core/macro'
import { CircleUserRound } from 'lucide-react'
import { profilePath } from '#features/members/paths.ts'
import { ownProfilePath, welcomePath } from '../paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

const firstSteps = async () => (await import('./first-steps/FirstSteps.tsx')).FirstSteps

export const profilesRoom: WebRoom = {
  tab: { id: 'profile', label: msg`Profile`, icon: CircleUserRound },
  screens: [
    {
      path: ownProfilePath(),
      load: async () => (await import('./MyProfile.tsx')).MyProfile,
      slots: ['profile.belongsTo', 'profile.supplied', 'profile.end'],
    },
    {
      path: profilePath('$id'),
      load: async () => (await import('./MemberProfile.tsx')).MemberProfile,
      under: 'organisations',
      slots: ['profile.actions', 'profile.aside', 'profile.belongsTo', 'profile.end'],
    },
    { path: welcomePath(), load: firstSteps },
    { path: welcomePath('$step'), load: firstSteps, slots: ['welcome.people', 'welcome.brought'] },
  ],
  accountMenu: { label: msg`Profile`, icon: CircleUserRound, href: ownProfilePath() },
  slots: { 'dashboard.side': async () => (await import('./dashboard/CompletionCard.tsx')).CompletionCard },
  follow: async () => (await import('./follow-profiles.ts')).followProfiles,
  signedOut: { title: msg`Please Sign In`, text: msg`You need to be signed in to view your profile` },
}
