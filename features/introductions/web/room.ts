import { msg } from '@lingui/core/macro'
import { Handshake } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { introductionsPath } from '../paths.ts'

const label = msg({ message: 'Introductions', context: 'between members' })

export const introductionsRoom: WebRoom = {
  // Reached from the account menu, the palette, the dashboard and notifications.
  tab: { id: 'introductions', place: 'people', href: introductionsPath(), label, icon: Handshake, isUnlisted: true },
  screens: [{ path: introductionsPath(), load: async () => (await import('./IntroductionsScreen.tsx')).IntroductionsScreen }],
  palette: [{ id: 'introductions', label, icon: Handshake, href: introductionsPath() }],
  accountMenu: { label, icon: Handshake, href: introductionsPath() },
  slots: {
    'profile.actions': async () => (await import('./introduce/IntroduceFromProfile.tsx')).IntroduceFromProfile,
    'connection.actions': async () => (await import('./introduce/IntroduceConnection.tsx')).IntroduceConnection,
    'dashboard.waiting': async () => (await import('./dashboard/WaitingIntroductions.tsx')).WaitingIntroductions,
  },
  follow: async () => (await import('./follow-introductions.ts')).followIntroductions,
}
