import type { WebRoom } from '#platform/web/rooms/room.ts'

export const documentsRoom: WebRoom = {
  follow: async () => (await import('./follow-documents.ts')).followDocuments,
}
