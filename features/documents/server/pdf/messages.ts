/** The single message to the process. Paths are absolute. */
export type PdfTask =
  | { kind: 'inspect'; path: string; cleaned: string; maxPages: number }
  | { kind: 'stamp'; path: string; lines: readonly string[]; out: string }
  | { kind: 'text'; path: string }

export type PdfRefused = 'notAPdf' | 'unreadablePdf' | 'encryptedPdf' | 'tooManyPages' | 'tooDemandingPdf'

export interface Inspected {
  pages: number
  /** The first page as WebP. */
  picture: Uint8Array
}

/** The single response. */
export type PdfAnswer = { inspected: Inspected } | { stamped: true } | { texts: string[] } | { refused: PdfRefused }
