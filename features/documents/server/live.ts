import type { Reader } from '#platform/server/database/index.ts'
import { type LiveEvent, liveEvents, toMember } from '#platform/server/live/index.ts'
import { documentsLive } from '../contract.ts'
import type { DocumentHolder } from './holder.ts'
import type { DocumentRow } from './queries.ts'

const event = liveEvents(documentsLive)

type Owned = Pick<DocumentRow, 'id' | 'owner_id' | 'subject_id'>

const toOwners = async (reader: Reader, holder: DocumentHolder, { owner_id, subject_id }: Owned) =>
  ((await holder.ownersOf(reader, subject_id)) ?? [owner_id]).map(toMember)

/** The documents of an item have changed. */
export const documentsChanged = async (reader: Reader, holder: DocumentHolder, document: Owned): Promise<LiveEvent> =>
  event('documents.changed', await toOwners(reader, holder, document), { subject_id: document.subject_id })

/** Another member is reading a document. */
export const documentRead = async (reader: Reader, holder: DocumentHolder, document: Owned): Promise<LiveEvent> =>
  event('documents.read', await toOwners(reader, holder, document), { document_id: document.id })
