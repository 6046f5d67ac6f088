import type { WebRoom } from '#platform/web/rooms/room.ts'

export const reviewsRoom: WebRoom = {
  slots: {
    'profile.end': async () => (await import('./MemberReviews.tsx')).MemberReviews,
    'community.section': async () => (await import('./PlatformReviews.tsx')).PlatformReviews,
    'operators.moderation': async () => (await import('./OperatorReviews.tsx')).OperatorReviews,
  },
}
