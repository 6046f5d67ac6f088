import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { mostPages } from '../../limits.ts'
import { askPdfProcess } from './ask.ts'

interface InspectOptions {
  maxPages?: number
  /** Folder for the cleaned file; by default that of the original. */
  folder?: string
}

interface InspectedPdf {
  pages: number
  /** Path of the file without scripts, attachments and metadata. The caller moves or removes it. */
  cleaned: string
  /** The first page as WebP, at most 640 pixels wide. */
  picture: Buffer
}

/**
 * Checks and cleans an uploaded PDF file in a separate process, regardless of its name.
 * @throws Refusal notAPdf, unreadablePdf, encryptedPdf, tooManyPages or tooDemandingPdf; overloaded if the queue is too long
 */
export async function inspectPdf(path: string, options: InspectOptions = {}): Promise<InspectedPdf> {
  const { maxPages = mostPages.document, folder = dirname(path) } = options
  const cleaned = resolve(join(folder, `${randomUUID()}.pdf`))
  try {
    const answer = await askPdfProcess({ kind: 'inspect', path: resolve(path), cleaned, maxPages })
    if (!('inspected' in answer)) throw new Error('unexpected response from the PDF process')
    const { pages, picture } = answer.inspected
    return { pages, cleaned, picture: Buffer.from(picture) }
  } catch (error) {
    await rm(cleaned, { force: true })
    throw error
  }
}
