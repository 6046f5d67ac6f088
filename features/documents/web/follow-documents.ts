import { onResync, roomLive } from '#platform/web/live/index.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { Document, documentsLive } from '../contract.ts'
import { documents, documentsOf } from './data.ts'
import { onStored } from './upload/uploads.ts'

const live = roomLive<typeof documentsLive>()

/** Keeps documents and readers in sync with the server. */
export const followDocuments: Follow = ({ queryClient }) => {
  const put = (subjectId: string, document: Document) =>
    queryClient.setQueryData(documentsOf(subjectId).queryKey, (list) => {
      if (!list) return list
      const isKnown = list.items.some(({ id }) => id === document.id)
      return { items: isKnown ? list.items.map((each) => (each.id === document.id ? document : each)) : [...list.items, document] }
    })
  return [
    live.on(
      'documents.changed',
      ({ subject_id }) => void queryClient.invalidateQueries({ queryKey: documents.query.list.key({ input: { subject_id } }) }),
    ),
    live.on(
      'documents.read',
      ({ document_id }) =>
        void queryClient.invalidateQueries({
          queryKey: documents.query.readings.key(),
          predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(document_id),
        }),
    ),
    // This page's own uploads are known before the server's event.
    onStored(({ subjectId, document }) => put(subjectId, document)),
    onResync(() => void queryClient.invalidateQueries({ queryKey: documents.query.key() })),
  ]
}
