import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Services } from '#platform/server/services.ts'
import { rangeIn } from '../byte-range.ts'
import { fileOf } from './files.ts'
import type { DocumentRow } from './queries.ts'

/** Files must not be cached, because access is personal and temporary. */
const headers = {
  'content-type': 'application/pdf',
  'cache-control': 'private, no-store',
}

const readingHeaders = ({ id }: DocumentRow) => ({
  ...headers,
  'accept-ranges': 'bytes',
  'content-disposition': `inline; filename="${id}.pdf"`,
})

/** As a download with the name its owner gave it. */
export const copyHeaders = ({ name }: DocumentRow, bytes: number) => ({
  ...headers,
  'content-length': bytes,
  'content-disposition': attachment(name),
})

/** Characters that are not allowed or have a special meaning in file names. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"%*/:<>?\\|]/gu

/** A safe name that ends in .pdf, in ASCII for old clients and in full for others (RFC 6266). */
export function attachment(name: string): string {
  const stem = name
    .toWellFormed()
    .replace(/\.pdf$/i, '')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120)
    .toWellFormed()
  const safe = `${stem || 'document'}.pdf`
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(safe).replace(/['()]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The file or the requested range (RFC 9110, section 14). Requests for several ranges get the whole file. */
export async function servePdf({ files }: Services, document: DocumentRow, range: string | undefined): Promise<Download> {
  const key = fileOf(document)
  const length = document.kept_bytes ?? 0
  const wanted = rangeIn(range, length)
  const given = readingHeaders(document)
  if (wanted === 'none') return new Download(null, { ...given, 'content-range': `bytes */${length}` }, 416)
  if (wanted) {
    const [from, to] = wanted
    const part = await files.readPart(key, from, to)
    return new Download(part, { ...given, 'content-length': to - from + 1, 'content-range': `bytes ${from}-${to}/${length}` }, 206)
  }
  const file = await files.read(key)
  if (!file) throw new Refusal(problems.notFound)
  return new Download(file.stream, { ...given, 'content-length': file.length })
}
