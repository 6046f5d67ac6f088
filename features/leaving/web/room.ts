import type { WebRoom } from '#platform/web/rooms/room.ts'

export const leavingRoom: WebRoom = {
  slots: { 'settings.end': async () => (await import('./DeleteAccount.tsx')).DeleteAccount },
}
