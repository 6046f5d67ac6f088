const megabyte = 1024 * 1024

/** Kinds of documents, their maximum size in bytes and number of pages. */
export const documentKinds = ['deck', 'document'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const mostBytes: Readonly<Record<DocumentKind, number>> = { deck: 10 * megabyte, document: 25 * megabyte }

export const mostPages: Readonly<Record<DocumentKind, number>> = { deck: 300, document: 1_000 }

/** How many characters of a page, and of a document, can be searched. */
export const mostText = { page: 20_000, document: 2_000_000 } as const

/** Maximum length of a document's name, in characters. */
export const longestName = 200

/** Size of upload parts in bytes; interrupted uploads resume after the last part. */
export const partBytes = megabyte

/** Parts a member may send in ten minutes: twice those of ten documents and a deck. */
export const partsInTenMinutes = 600

/** Maximum number of documents per subject, besides its deck. */
export const mostDocuments = 10

/** Validity of a document's address, in seconds. */
export const addressSeconds = 300
