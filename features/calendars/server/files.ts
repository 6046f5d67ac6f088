import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Download } from '#platform/download.ts'

/** A private download. @param name with its extension */
export function fileOf(name: string, text: string): Download {
  const bytes = Buffer.from(text)
  return new Download(Readable.from([bytes]), {
    'content-type': name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'text/calendar; charset=utf-8',
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}

/** A feed that is fetched repeatedly: 304 if it is unchanged. @param known the `If-None-Match` header */
export function subscribedFile(text: string, known: string | undefined): Download {
  const bytes = Buffer.from(text)
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  const headers = { 'cache-control': 'private, max-age=300', etag: tag, 'x-robots-tag': 'noindex' }
  const isKnown = known?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
  if (isKnown) return new Download(null, headers)
  return new Download(Readable.from([bytes]), {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-length': bytes.length,
    'content-disposition': 'inline; filename="esg-network.ics"',
  })
}

/** A file name for a title, with ASCII letters and digits only. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'event'
