import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { askPdfProcess } from './ask.ts'

/**
 * Writes a copy of a PDF file with the lines as outlines on every page.
 * @param path a file that `inspectPdf` has cleaned
 * @param lines the reader's name and the time; letters missing in the font are left out
 * @throws Refusal tooDemandingPdf or unreadablePdf; overloaded if the queue is too long
 */
export async function stampPdf(path: string, lines: readonly string[], out: string): Promise<void> {
  try {
    await askPdfProcess({ kind: 'stamp', path: resolve(path), lines, out: resolve(out) })
  } catch (error) {
    await rm(out, { force: true })
    throw error
  }
}
