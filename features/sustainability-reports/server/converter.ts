/** A process that reads or writes one file, so that a large one delays nobody. */
import { once } from 'node:events'
import type { VsmeReport } from '../vsme/report.ts'

export type ConverterTask = { do: 'read'; file: Uint8Array; today: string } | { do: 'write'; report: VsmeReport }

const [task] = (await once(process, 'message')) as [ConverterTask]
process.send?.(await convert(task))

/** Each task only loads what it needs. */
async function convert(given: ConverterTask): Promise<unknown> {
  if (given.do === 'read') {
    const { readFile } = await import('./read-file.ts')
    return readFile(Buffer.from(given.file), given.today)
  }
  const { writeTemplate } = await import('../vsme/write-template.ts')
  return writeTemplate(given.report)
}
