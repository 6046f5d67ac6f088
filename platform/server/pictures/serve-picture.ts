import { basename } from 'node:path'
import { Download } from '#platform/download.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { RequestFacts } from '../http/context.ts'
import type { Services } from '../services.ts'

/**
 * A stored picture's file. Files never change, so browsers cache them; after `maxAge` seconds they ask again, since access may have been lost.
 * @throws Refusal notFound
 */
export async function servePicture(
  { files }: Pick<Services, 'files'>,
  key: string,
  { raw }: RequestFacts,
  maxAge: number,
): Promise<Download> {
  const headers = { etag: `"${basename(key)}"`, 'cache-control': `private, max-age=${maxAge}` }
  if (raw['if-none-match']?.includes(headers.etag)) return new Download(null, headers)
  const file = await files.read(key)
  if (!file) throw new Refusal(problems.notFound)
  return new Download(file.stream, { ...headers, 'content-type': 'image/webp', 'content-length': file.length })
}
