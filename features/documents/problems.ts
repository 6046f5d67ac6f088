import type { Problem } from '#platform/problems.ts'

/** Why a PDF file is not taken, and what can go wrong with one that was. */
export const documentProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'documents.gone', message: 'This document is no longer here. Its owner may have removed it.' },
  },
  deckTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'documents.deckTooLarge', message: 'File size must be less than 10MB' },
  },
  documentTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    .../*i18n*/ { id: 'documents.documentTooLarge', message: 'File size must be less than 25MB' },
  },
  tooManyDocuments: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'documents.tooMany', message: 'There are {most} documents already. Remove one that is no longer needed first.' },
  },
  partMissing: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'documents.partMissing', message: 'A part of the file is missing. It is sent again from there.' },
  },
  partsGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'documents.partsGone', message: 'A part of this file is no longer here. Please choose the file again.' },
  },
  notStored: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ {
      id: 'documents.notStored',
      message: 'This file could not be stored, because our file store did not take it. Please try again in a few minutes.',
    },
  },
  noCopy: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ {
      id: 'documents.noCopy',
      message: 'Your copy of this document could not be made. Please try again in a few minutes, or read it here.',
    },
  },
  notReadable: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'documents.notReadable', message: 'You cannot read this document.' },
  },
  notAPdf: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.notAPdf',
      message: 'This file is not a PDF. Please save or export your document as PDF and choose that file.',
    },
  },
  unreadablePdf: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.unreadablePdf',
      message: 'This PDF cannot be read: it is damaged, or a part of it is missing. Please export it again and choose the new file.',
    },
  },
  encryptedPdf: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.encryptedPdf',
      message: 'This PDF is protected with a password. Please save a copy without protection and choose that file.',
    },
  },
  tooManyPages: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.tooManyPages',
      message: 'This PDF has more than {most, number} pages. Please shorten it, or split it into several files.',
    },
  },
  tooDemandingPdf: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.tooDemandingPdf',
      message: 'This PDF takes too long to read. Please export it again with smaller pictures, for example as “reduced size PDF”.',
    },
  },
} as const satisfies Record<string, Problem>
