import { msg } from '@lingui/core/macro'
import { Star } from 'lucide-react'
import { badge } from '#platform/web/rooms/room.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { moderatedReviewsPath } from '../paths.ts'
import { countWaitingReviews } from './data.ts'

export const reviewsRoom: WebRoom = {
  screens: [{ path: moderatedReviewsPath(), under: 'operators', load: async () => (await import('./ReviewsScreen.tsx')).ReviewsScreen }],
  console: [
    {
      href: moderatedReviewsPath(),
      label: msg`Reviews`,
      group: 'content',
      area: 'moderation',
      waiting: badge(countWaitingReviews, ({ items }) => items.length),
    },
  ],
  searchKinds: [{ kind: 'review', label: msg`Reviews`, icon: Star }],
  slots: {
    'profile.end': async () => (await import('./MemberReviews.tsx')).MemberReviews,
    'community.section': async () => (await import('./PlatformReviews.tsx')).PlatformReviews,
  },
}
