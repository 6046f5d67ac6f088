import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { rangeIn } from '../byte-range.ts'
import { fileKey } from './files.ts'
import type { DocumentRow } from './queries.ts'

/** A file is one member's to see, for now: nobody keeps it. */
const headersOf = ({ id }: DocumentRow) => ({
  'content-type': 'application/pdf',
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': `inline; filename="${id}.pdf"`,
})

/** The file, or the range of it that is asked for (RFC 9110, section 14); several ranges are answered with the whole. */
export async function servePdf({ files }: Services, document: DocumentRow, range: string | undefined): Promise<Download> {
  const key = fileKey(document.owner_id, document.id)
  const length = document.kept_bytes ?? 0
  const wanted = rangeIn(range, length)
  const headers = headersOf(document)
  if (wanted === 'none') return new Download(null, { ...headers, 'content-range': `bytes */${length}` }, 416)
  if (wanted) {
    const [from, to] = wanted
    const part = await files.readPart(key, from, to)
    return new Download(part, { ...headers, 'content-length': to - from + 1, 'content-range': `bytes ${from}-${to}/${length}` }, 206)
  }
  const file = await files.read(key)
  if (!file) throw new Refusal(problems.notFound)
  return new Download(file.stream, { ...headers, 'content-length': file.length })
}
