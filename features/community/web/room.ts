import { msg } from '@lingui/core/macro'
import type { WebRoom } from '#platform/web/rooms/room.ts'
import { communitySettingsPath } from '../paths.ts'

export const communityRoom: WebRoom = {
  screens: [
    { path: communitySettingsPath(), under: 'operators', load: async () => (await import('./CommunityScreen.tsx')).CommunityScreen },
  ],
  console: [{ href: communitySettingsPath(), label: msg`Name and texts`, group: 'community', area: 'community' }],
}
