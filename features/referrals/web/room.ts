import type { WebRoom } from '#platform/web/rooms/room.ts'

export const referralsRoom: WebRoom = {
  slots: { 'events.referrals': async () => (await import('./Referrals.tsx')).Referrals },
  follow: async () => (await import('./follow-referrals.ts')).followReferrals,
}
