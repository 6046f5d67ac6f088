import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { askPdfProcess } from './ask.ts'

/**
 * Writes a copy of a PDF file whose every page bears the lines, as shapes in its content.
 * @param path a file that `inspectPdf` has cleaned
 * @param lines who reads it and when; letters that the font does not have are left out
 * @throws Refusal tooDemandingPdf or unreadablePdf; overloaded if its turn does not come in time
 */
export async function stampPdf(path: string, lines: readonly string[], out: string): Promise<void> {
  try {
    await askPdfProcess({ kind: 'stamp', path: resolve(path), lines, out: resolve(out) })
  } catch (error) {
    await rm(out, { force: true })
    throw error
  }
}
