import type { WebRoom } from '#platform/web/rooms/room.ts'
import { sharePath } from '../paths.ts'

export const installingRoom: WebRoom = {
  screens: [{ path: sharePath(), load: async () => (await import('./share/Share.tsx')).Share, under: 'messages' }],
  slots: { 'settings.group': async () => (await import('./InstallApp.tsx')).InstallApp },
}
