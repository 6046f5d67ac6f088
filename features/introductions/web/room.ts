import { msg } from '@lingui/core/macro'
import { Handshake } from 'lucide-react'
import { type WebRoom, badge } from '#platform/web/rooms/room.ts'
import { introductionsPath } from '../paths.ts'
import { introductionCounts } from './data.ts'

export const introductionsRoom: WebRoom = {
  tab: {
    id: 'introductions',
    href: introductionsPath(),
    label: msg({ message: 'Introductions', context: 'between members' }),
    icon: Handshake,
    // Members who were never introduced and never introduced anybody do not need it.
    listedIf: badge(introductionCounts, ({ any }) => Number(any)),
  },
  screens: [{ path: introductionsPath(), load: async () => (await import('./IntroductionsScreen.tsx')).IntroductionsScreen }],
  badge: badge(introductionCounts, ({ waiting }) => waiting),
  slots: {
    'profile.actions': async () => (await import('./introduce/IntroduceFromProfile.tsx')).IntroduceFromProfile,
    'connection.actions': async () => (await import('./introduce/IntroduceConnection.tsx')).IntroduceConnection,
    'dashboard.waiting': async () => (await import('./received/WaitingIntroductions.tsx')).WaitingIntroductions,
  },
  follow: async () => (await import('./follow-introductions.ts')).followIntroductions,
}
