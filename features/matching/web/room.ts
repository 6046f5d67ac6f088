import { msg } from '@lingui/core/macro'
import { Sparkles } from 'lucide-react'
import { matchingPath } from '../paths.ts'
// Loaded with the page, since the server renders it with a card.
import './screen/deck.css'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { unseenBadge } from '#features/notifications/web/index.ts'

export const matchingRoom: WebRoom = {
  tab: { id: 'matching', place: 'people', label: msg`AI Match`, shortLabel: msg`Matching`, icon: Sparkles },
  screens: [{ path: matchingPath(), load: async () => (await import('./Matches.tsx')).Matches, slots: ['connection.actions'] }],
  badge: unseenBadge('matching.interest', 'matching.connection'),
  shortcuts: [
    ['← →', msg`In AI Match: pass, connect`],
    ['B', msg`In AI Match: bookmark`],
    ['Z', msg`In AI Match: undo last swipe`],
  ],
  slots: {
    'dashboard.waiting': async () => (await import('./dashboard/OpenInterests.tsx')).OpenInterests,
    'dashboard.match': async () => (await import('./dashboard/YourMatches.tsx')).YourMatches,
    'welcome.people': async () => (await import('./welcome/FirstMatches.tsx')).FirstMatches,
    'profile.aside': async () => (await import('./profile/MatchPanel.tsx')).MatchPanel,
    'shell.overlay': async () => (await import('./connected/Connected.tsx')).Connected,
  },
  follow: async () => (await import('./follow-matching.ts')).followMatching,
  // `Connected` announces these over the page.
  tellsItself: ['notification.connectedWith'],
}
