import { readFile } from 'node:fs/promises'
import { mostText } from '../../limits.ts'
import { openPdf } from './open.ts'
import { PdfError } from './refused.ts'

/** After this time in milliseconds, the pages read so far are enough: before the process is killed. */
const longest = 15_000

/** The text of each page, from the first on, as far as the limits allow. @throws PdfError unreadablePdf */
export async function textOfFile(path: string): Promise<string[]> {
  const until = performance.now() + longest
  const loading = openPdf(new Uint8Array(await readFile(path)))
  try {
    const document = await loading.promise
    const texts: string[] = []
    for (let left = mostText.document; texts.length < document.numPages && left > 0 && performance.now() < until;) {
      const page = await document.getPage(texts.length + 1)
      const { items } = await page.getTextContent()
      const text = joined(items as { str?: string; hasEOL?: boolean }[]).slice(0, Math.min(mostText.page, left))
      page.cleanup()
      texts.push(text)
      left -= text.length
    }
    return texts
  } catch (error) {
    throw new PdfError('unreadablePdf', error)
  } finally {
    await loading.destroy()
  }
}

/** Words that are divided at the end of a line are one again; characters that the database refuses are left out. */
const joined = (items: readonly { str?: string; hasEOL?: boolean }[]): string =>
  items
    .map(({ str = '', hasEOL = false }) => str + (hasEOL ? '\n' : ''))
    .join('')
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/(?<=\p{L})[-\u00AD\u2010]\n(?=\p{Ll})/gu, '')
    .trim()
