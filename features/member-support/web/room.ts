import { msg } from '@lingui/core/macro'
import { UserCog } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { supportPath, supportedMemberPath } from '../paths.ts'

export const memberSupportRoom: WebRoom = {
  console: [{ href: supportPath(), label: msg`Members`, group: 'people', area: 'community' }],
  screens: [
    {
      path: supportPath(),
      under: 'operators',
      load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
      slots: ['choose.organisation'],
    },
    { path: supportedMemberPath('$id'), under: 'operators', load: async () => (await import('./member/MemberScreen.tsx')).MemberScreen },
  ],
  searchKinds: [{ kind: 'account', label: msg`Accounts`, icon: UserCog, area: 'community' }],
  slots: { 'profile.end': async () => (await import('./OnProfile.tsx')).OnProfile },
  follow: async () => (await import('./follow-member-support.ts')).followMemberSupport,
}
