import type { PdfRefused } from './messages.ts'

/** Thrown in the process that reads PDF files; its parent says it as a problem. */
export class PdfError extends Error {
  readonly refused: PdfRefused

  constructor(refused: PdfRefused, cause?: unknown) {
    super(refused, { cause })
    this.name = 'PdfError'
    this.refused = refused
  }
}
