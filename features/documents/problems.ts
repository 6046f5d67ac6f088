import type { Problem } from '#platform/problems.ts'

/** Reasons to refuse a PDF file, and what can go wrong with an accepted one. */
export const documentProblems = {
  gone: {
    code: 'NOT_FOUND',
    .../*i18n*/ { id: 'documents.gone', message: 'This document is no longer available. Its owner may have removed it.' },
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
    .../*i18n*/ {
      id: 'documents.tooMany',
      message: 'You’ve reached the limit of {most} documents. Please remove one that you no longer need first.',
    },
  },
  partMissing: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'documents.partMissing', message: 'Part of the file is missing. The upload will resume from there.' },
  },
  partsGone: {
    code: 'CONFLICT',
    .../*i18n*/ { id: 'documents.partsGone', message: 'Part of this file is no longer available. Please choose the file again.' },
  },
  notStored: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ {
      id: 'documents.notStored',
      message: 'Failed to store this file. Please try again in a few minutes.',
    },
  },
  noCopy: {
    code: 'SERVICE_UNAVAILABLE',
    .../*i18n*/ {
      id: 'documents.noCopy',
      message: 'Failed to create your copy of this document. Please try again in a few minutes, or read it here.',
    },
  },
  notReadable: {
    code: 'FORBIDDEN',
    .../*i18n*/ { id: 'documents.notReadable', message: 'You don’t have access to this document.' },
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
      message: 'This PDF can’t be read because it is damaged or incomplete. Please export it again and choose the new file.',
    },
  },
  encryptedPdf: {
    code: 'BAD_REQUEST',
    .../*i18n*/ {
      id: 'documents.encryptedPdf',
      message: 'This PDF needs a password to open. Please save a copy without a password and choose that file.',
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
      message: 'This PDF takes too long to process. Please export it again with smaller images, for example as “reduced size PDF”.',
    },
  },
} as const satisfies Record<string, Problem>
