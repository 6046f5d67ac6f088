import { readFile, writeFile } from 'node:fs/promises'
import { type PDFDocument, PDFWriter } from 'pdf-lib'
import { cleanCopy } from './clean.ts'
import { checkInflated } from './inflated.ts'
import type { Inspected } from './messages.ts'
import { hasEnd, pagesOf, parsePdf } from './read.ts'
import { PdfError } from './refused.ts'

/** Reads the file, writes a cleaned copy to `cleaned`, and draws its first page. @throws PdfError */
export async function inspect(path: string, cleaned: string, maxPages: number): Promise<Inspected> {
  const bytes = await cleanBytes(path, maxPages)
  await writeFile(cleaned, bytes, { mode: 0o600 })
  // Only loaded if there is something to draw.
  const { drawFirstPage } = await import('./picture.ts')
  return drawFirstPage(bytes)
}

/** In a function of its own, so that the objects can be freed before the page is drawn. */
async function cleanBytes(path: string, maxPages: number): Promise<Uint8Array> {
  const bytes = await readFile(path)
  const isEndMissing = !hasEnd(bytes)
  try {
    return await cleanedBytes(await parsePdf(bytes), maxPages, isEndMissing)
  } catch (error) {
    const isRepairable = error instanceof PdfError && (error.refused === 'encryptedPdf' || error.refused === 'unreadablePdf')
    // If the end is missing, other parts may be missing too, which only our own parser can detect.
    if (!isRepairable || isEndMissing) throw error
    const { repairedPdf } = await import('./repair.ts')
    return cleanedBytes(await repairedPdf(bytes, maxPages, error), maxPages)
  }
}

async function cleanedBytes(document: PDFDocument, maxPages: number, isEndMissing = false): Promise<Uint8Array> {
  const clean = cleanCopy(document, pagesOf(document, maxPages), isEndMissing)
  await checkInflated(clean)
  return PDFWriter.forContext(clean, Number.POSITIVE_INFINITY).serializeToBuffer()
}
