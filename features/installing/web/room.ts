import type { WebRoom } from '#platform/web/rooms/room.ts'

export const installingRoom: WebRoom = {
  slots: { 'settings.group': async () => (await import('./InstallApp.tsx')).InstallApp },
}
