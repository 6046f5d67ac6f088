import { PDFDocument } from 'pdf-lib'
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfError } from './refused.ts'

/**
 * Has pdf.js rewrite a file: decrypted, if it opens without a password, and with a cross-reference table that is right.
 * @throws PdfError tooManyPages; encryptedPdf if it needs a password; `failure` if pdf.js cannot read or cannot rewrite it
 */
export async function repairedPdf(bytes: Uint8Array, maxPages: number, failure: PdfError): Promise<PDFDocument> {
  // pdf.js takes the bytes it is given, and the caller still needs them.
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    const document = await loading.promise
    if (document.numPages > maxPages) throw new PdfError('tooManyPages')
    // Rewriting drops the layers, and with them that one of them is hidden.
    for (const [, layer] of await document.getOptionalContentConfig()) if (!layer.visible) throw failure
    // pdf.js encrypts again what comes from one file alone, so a blank page of another one goes along and is removed.
    const rewritten = await document.extractPages([{ document: null }, { document: await blankPdf() }])
    if (!rewritten) throw failure
    const repaired = await PDFDocument.load(rewritten, { parseSpeed: Number.POSITIVE_INFINITY, updateMetadata: false })
    repaired.removePage(document.numPages)
    return repaired
  } catch (error) {
    if (error instanceof PdfError) throw error
    throw error instanceof Error && error.name === 'PasswordException' ? new PdfError('encryptedPdf', error) : failure
  } finally {
    await loading.destroy()
  }
}

async function blankPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  return document.save()
}
