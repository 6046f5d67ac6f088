import { writeFile } from 'node:fs/promises'
import { PDFWriter } from 'pdf-lib'
import { cleanCopy } from './clean.ts'
import { checkInflated } from './inflated.ts'
import type { Inspected } from './messages.ts'
import { pagesOf, readPdf } from './read.ts'

/** Reads the file, writes it anew to `cleaned`, and draws its first page. @throws PdfError */
export async function inspect(path: string, cleaned: string, maxPages: number): Promise<Inspected> {
  const bytes = await cleanBytes(path, maxPages)
  await writeFile(cleaned, bytes, { mode: 0o600 })
  // Loaded when there is something to draw.
  const { drawFirstPage } = await import('./picture.ts')
  return drawFirstPage(bytes)
}

/** In a function of its own, so that the objects are given back before the page is drawn. */
async function cleanBytes(path: string, maxPages: number): Promise<Uint8Array> {
  const document = await readPdf(path)
  const clean = cleanCopy(document, pagesOf(document, maxPages))
  await checkInflated(clean)
  return PDFWriter.forContext(clean, Number.POSITIVE_INFINITY).serializeToBuffer()
}
