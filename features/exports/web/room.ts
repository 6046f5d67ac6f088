import type { WebRoom } from '#platform/web/rooms/room.ts'

export const exportsRoom: WebRoom = {
  slots: {
    'settings.end': async () => (await import('./OwnData.tsx')).OwnData,
    'terms.instead': async () => (await import('./OwnData.tsx')).OwnData,
  },
  follow: async () => (await import('./follow-exports.ts')).followExports,
}
