import type { WebRoom } from '#platform/web/rooms/room.ts'

export const pushRoom: WebRoom = {
  slots: { 'settings.group': async () => (await import('./PushDevices.tsx')).PushDevices },
  follow: async () => (await import('./follow-push.ts')).followPush,
}
