import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { retentionPath } from '../paths.ts'

export const retentionRoom: WebRoom = {
  screens: [{ path: retentionPath(), under: 'operators', load: async () => (await import('./RetentionScreen.tsx')).RetentionScreen }],
  console: [{ href: retentionPath(), label: msg`Retention`, group: 'system', area: 'community' }],
}
