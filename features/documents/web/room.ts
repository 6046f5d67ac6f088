import { msg } from '@lingui/core/macro'
import { FileText } from 'lucide-react'
import type { WebRoom } from '#platform/web/rooms/room.ts'

export const documentsRoom: WebRoom = {
  searchKinds: [{ kind: 'document', label: msg`Documents`, icon: FileText, hasPages: true }],
  follow: async () => (await import('./follow-documents.ts')).followDocuments,
}
