import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { mostPages } from '../../limits.ts'
import { askPdfProcess } from './ask.ts'

interface InspectOptions {
  maxPages?: number
  /** Where the cleaned file is put; beside the given one unless said. */
  folder?: string
}

interface InspectedPdf {
  pages: number
  /** The file to keep, which is the caller's to move or remove: without scripts, attachments and metadata. */
  cleaned: string
  /** The first page as WebP, at most 640 pixels wide. */
  picture: Buffer
}

/**
 * Reads an uploaded PDF file, whatever its name says, in a process of its own.
 * @throws Refusal notAPdf, unreadablePdf, encryptedPdf, tooManyPages or tooDemandingPdf; overloaded if its turn does not come in time
 */
export async function inspectPdf(path: string, options: InspectOptions = {}): Promise<InspectedPdf> {
  const { maxPages = mostPages.document, folder = dirname(path) } = options
  const cleaned = resolve(join(folder, `${randomUUID()}.pdf`))
  try {
    const answer = await askPdfProcess({ kind: 'inspect', path: resolve(path), cleaned, maxPages })
    if (!('inspected' in answer)) throw new Error('the process answered something else')
    const { pages, picture } = answer.inspected
    return { pages, cleaned, picture: Buffer.from(picture) }
  } catch (error) {
    await rm(cleaned, { force: true })
    throw error
  }
}
