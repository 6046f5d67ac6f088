import type { WebRoom } from '#platform/web/rooms/room.ts'

export const leavingRoom: WebRoom = {
  whileLeaving: async () => (await import('./LeavingScreen.tsx')).LeavingScreen,
  slots: {
    'settings.end': async () => (await import('./DeleteAccount.tsx')).DeleteAccount,
    'terms.instead': async () => (await import('./DeleteAccount.tsx')).DeleteAccount,
  },
}
