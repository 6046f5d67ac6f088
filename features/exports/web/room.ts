import { msg } from '@lingui/core/macro'
import { Download } from 'lucide-react'
import { settingsPath } from '#features/accounts/paths.ts'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const exportsRoom: WebRoom = {
  palette: [
    {
      id: 'own-data',
      label: msg`Your data`,
      also: msg`export download copy`,
      icon: Download,
      href: settingsPath('data'),
      within: msg`Settings`,
    },
  ],
  slots: {
    'settings.end': async () => (await import('./OwnData.tsx')).OwnData,
    'terms.instead': async () => (await import('./OwnData.tsx')).OwnData,
  },
  follow: async () => (await import('./follow-exports.ts')).followExports,
}
