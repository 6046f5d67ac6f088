import { msg } from '@lingui/core/macro'
import { UserX } from 'lucide-react'
import { settingsPath } from '#features/accounts/paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const leavingRoom: WebRoom = {
  palette: [
    {
      id: 'delete-account',
      label: msg`Delete account`,
      also: msg`leave close remove`,
      icon: UserX,
      href: settingsPath('delete'),
      within: msg`Settings`,
    },
  ],
  whileLeaving: async () => (await import('./LeavingScreen.tsx')).LeavingScreen,
  slots: {
    'settings.end': async () => (await import('./DeleteAccount.tsx')).DeleteAccount,
    'terms.instead': async () => (await import('./DeleteAccount.tsx')).DeleteAccount,
  },
}
