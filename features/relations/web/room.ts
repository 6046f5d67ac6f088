import type { WebRoom } from '#platform/web/rooms/room.ts'

export const relationsRoom: WebRoom = {
  slots: {
    'profile.actions': async () => (await import('./MoreActions.tsx')).MoreActions,
    'settings.group': async () => (await import('./BlockedMembers.tsx')).BlockedMembers,
  },
  follow: async () => (await import('./follow-relations.ts')).followRelations,
}
