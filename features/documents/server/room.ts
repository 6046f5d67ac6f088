import { sql } from 'kysely'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { type RetentionKind, oldRows } from '#platform/server/retention.ts'
import { room } from '#platform/server/room.ts'
import { documentsContract } from '../contract.ts'
import { checkDocument } from './check.ts'
import { clearDocuments } from './clear.ts'
import { documentsFolder, partsFolder } from './files.ts'
import { documentsHandlers } from './handlers.ts'
import { type SearchedHolder, combineHolders } from './holder.ts'
import { queueUnread, readTexts } from './read-text.ts'
import { removeFiles } from './remove.ts'
import { documentSearchable } from './searchables.ts'

const documentsPersonalData: PersonalData = {
  lists: {
    documents: {
      about: /*i18n*/ { id: 'file.copy.documents.documents', message: 'Documents you have added. They are included in this copy.' },
      from: ['documents'],
      read: (reader, memberId) =>
        reader
          .selectFrom('documents')
          .select(['id', 'subject_id', 'kind', 'name', 'bytes', 'state', 'pages', 'created_at'])
          .where('owner_id', '=', memberId)
          .orderBy('created_at')
          .execute(),
    },
    readings: {
      about: /*i18n*/ {
        id: 'file.copy.documents.readings',
        message: 'Other members’ documents that you have read, and how long each page was open.',
      },
      from: ['document_readings'],
      read: (reader, memberId) =>
        reader
          .selectFrom('document_readings')
          .select(['document_id', 'started_at', 'told_at', 'seconds', 'downloaded_at'])
          .where('reader_id', '=', memberId)
          .orderBy('started_at')
          .execute(),
    },
  },
  leftOut: {
    document_pages: /*i18n*/ {
      id: 'file.copy.documents.without.document_pages',
      message: 'the text of your documents, by which they are found; the documents are in this copy',
    },
    document_subjects: /*i18n*/ {
      id: 'file.copy.documents.without.document_subjects',
      message: 'to which kind of item an ID belongs; the items are in this copy',
    },
  },
  folders: [documentsFolder],
  passingFolders: [partsFolder],
}

const readingsRetention: RetentionKind = {
  id: 'documents.readings',
  name: /*i18n*/ { id: 'retention.documents.readings', message: 'Who read which document' },
  about: /*i18n*/ {
    id: 'retention.documents.readingsAbout',
    message: 'For how long each page was open. Owners of a deal see it in the figures of its deck; after this time it is missing there.',
  },
  days: null,
  least: 30,
  ...oldRows('document_readings', (before) => sql<boolean>`told_at < ${before}`),
}

/** @param holders the rooms whose items have documents */
export const documentsRoom = (...holders: readonly SearchedHolder[]) => {
  const holder = combineHolders(holders)
  return room({
    name: 'documents',
    contract: documentsContract,
    handlers: documentsHandlers(holder),
    // The PDF library is as large as the rest of the app, and documents are only read online.
    onlineOnly: ['features/documents/web/reader/Pages.tsx'],
    jobs: (services) => [checkDocument(services, holder), readTexts(services), removeFiles(services), clearDocuments(services)],
    prepare: queueUnread,
    personalData: documentsPersonalData,
    searchables: [documentSearchable(holders.map(({ search }) => search))],
    retention: () => [readingsRetention],
  })
}
