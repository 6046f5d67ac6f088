/** A process that handles one PDF file, so that all its memory is freed afterwards. */
import { once } from 'node:events'
import type { PdfAnswer, PdfTask } from './messages.ts'
import { PdfError } from './refused.ts'

const [task] = (await once(process, 'message')) as [PdfTask]
const answer = await work(task).catch((error: unknown): PdfAnswer => {
  if (error instanceof PdfError) return { refused: error.refused }
  // Nested too deeply, or too large for an array.
  if (error instanceof RangeError) return { refused: 'tooDemandingPdf' }
  throw error
})
process.send?.(answer)

/** Each task only loads what it needs. */
async function work(given: PdfTask): Promise<PdfAnswer> {
  if (given.kind === 'inspect') {
    const { inspect } = await import('./inspect-file.ts')
    return { inspected: await inspect(given.path, given.cleaned, given.maxPages) }
  }
  if (given.kind === 'text') {
    const { textOfFile } = await import('./text-of-file.ts')
    return { texts: await textOfFile(given.path) }
  }
  const { stamp } = await import('./stamp-file.ts')
  await stamp(given.path, given.lines, given.out)
  return { stamped: true }
}
