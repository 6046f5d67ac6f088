import { resolve } from 'node:path'
import { askPdfProcess } from './ask.ts'

/**
 * The text of each page of a PDF file that `inspectPdf` has cleaned, from the first on; long documents are read in part.
 * @throws Refusal unreadablePdf or tooDemandingPdf; overloaded if the queue is too long
 */
export async function textOfPdf(path: string): Promise<string[]> {
  const answer = await askPdfProcess({ kind: 'text', path: resolve(path) })
  if (!('texts' in answer)) throw new Error('unexpected response from the PDF process')
  return answer.texts
}
