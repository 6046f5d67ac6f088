const megabyte = 1024 * 1024

/** What an owner adds, and how large it may be, in bytes. */
export const documentKinds = ['deck', 'document'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const mostBytes: Readonly<Record<DocumentKind, number>> = { deck: 10 * megabyte, document: 25 * megabyte }

export const mostPages: Readonly<Record<DocumentKind, number>> = { deck: 300, document: 1_000 }

/** Of a document's name, in characters. */
export const longestName = 200

/** Files come in parts of this size, in bytes, so that one that is cut off goes on where it was. */
export const partBytes = megabyte

/** How many parts a member may send in ten minutes: those of ten documents and a deck, and as many again. */
export const partsInTenMinutes = 600

/** How many documents one thing can have besides its deck. */
export const mostDocuments = 10

/** How long an address to read or download from holds, in seconds. */
export const addressSeconds = 300
