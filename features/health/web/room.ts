import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { healthPath } from '../paths.ts'

export const healthRoom: WebRoom = {
  screens: [{ path: healthPath(), under: 'operators', load: async () => (await import('./HealthScreen.tsx')).HealthScreen }],
  console: [{ href: healthPath(), label: msg({ message: 'Health', context: 'console' }), group: 'system', area: 'community' }],
  slots: {
    'operators.overview': async () => (await import('./HealthSummary.tsx')).HealthSummary,
  },
}
