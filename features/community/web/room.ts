import type { WebRoom } from '#platform/web/rooms/room.ts'
import { communitySettingsPath } from '../paths.ts'

export const communityRoom: WebRoom = {
  screens: [{ path: communitySettingsPath(), load: async () => (await import('./CommunityScreen.tsx')).CommunityScreen }],
  slots: { 'operators.community': async () => (await import('./CommunitySection.tsx')).CommunitySection },
}
