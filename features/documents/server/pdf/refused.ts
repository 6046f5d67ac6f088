import type { PdfRefused } from './messages.ts'

/** Thrown in the process for PDF files; the parent process turns it into a problem. */
export class PdfError extends Error {
  readonly refused: PdfRefused

  constructor(refused: PdfRefused, cause?: unknown) {
    super(refused, { cause })
    this.name = 'PdfError'
    this.refused = refused
  }
}
