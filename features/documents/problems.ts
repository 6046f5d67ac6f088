import type { Problem } from '#platform/problems.ts'

/** Why a PDF file is not taken. */
export const documentProblems = {
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
      message: 'This PDF takes too long to read. Please export it again with smaller pictures, for example as "reduced size PDF".',
    },
  },
} as const satisfies Record<string, Problem>
