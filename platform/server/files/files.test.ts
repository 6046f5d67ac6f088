import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { s3Settings, startS3Server } from '#testing/s3-server.ts'
import { readConfiguration } from '../configuration.ts'
import { type FileStore, fileStore } from './index.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-files-'))
  s3 = await startS3Server('community')
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = {
  disk: () => ({ DATA_DIR: folder }),
  s3: () => ({ DATA_DIR: folder, ...s3.settings('community') }),
}

describe.each(['disk', 's3'] as const)('files on %s', (where) => {
  test('can be read as they were stored, until they are removed', async () => {
    const files = fileStore(readConfiguration(settings[where]()))
    const bytes = crypto.getRandomValues(new Uint8Array(50_000))
    await files.put('profile-pictures/a/b-128.webp', bytes, 'image/webp')
    const file = await files.read('profile-pictures/a/b-128.webp')
    expect(file?.length).toBe(bytes.length)
    expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes)

    await files.remove('profile-pictures/a/b-128.webp')
    await files.remove('profile-pictures/a/b-128.webp')
    expect(await files.read('profile-pictures/a/b-128.webp')).toBeUndefined()
  })

  test('are listed across folders', async () => {
    const files = fileStore(readConfiguration(settings[where]()))
    expect(await keysIn(files)).toEqual([])
    const keys = ['a.webp', 'profile-images/a/1.webp', 'profile-images/a/2.webp', 'profile-images/b/1.webp', 'profile-pictures/a/1.webp']
    await Promise.all(keys.map((key) => files.put(key, Buffer.from(key))))
    expect(await keysIn(files)).toEqual(keys)
    expect(await keysIn(files, 'profile-images/a')).toEqual(['profile-images/a/1.webp', 'profile-images/a/2.webp'])
    expect(await keysIn(files, 'profile-images/c')).toEqual([])
    expect(await keysIn(files, 'profile')).toEqual([])
  })

  test('can be stored from a stream of known length', async () => {
    const files = fileStore(readConfiguration(settings[where]()))
    const parts = Array.from({ length: 40 }, (_, n) => Buffer.alloc(10_000, n))
    await files.putStream('exports/a/long.zip', Readable.from(parts), 400_000, 'application/zip')
    const file = await files.read('exports/a/long.zip')
    expect(file && (await buffer(file.stream)).equals(Buffer.concat(parts))).toBe(true)
    await files.remove('exports/a/long.zip')
  })
})

test('a bucket with many files is listed in pages', async () => {
  const pages: Record<string, string> = {
    '': listing(['a.webp', 'b.webp'], 'next-page'),
    'next-page': listing(['c.webp']),
  }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    response.setHeader('content-type', 'application/xml').end(pages[searchParams.get('continuation-token') ?? ''])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  expect(await keysIn(fileStore(readConfiguration(s3Settings('community', port))))).toEqual(['a.webp', 'b.webp', 'c.webp'])
  server.close()
})

test('a large file may take longer than other requests, as many at once do on an ordinary line', async () => {
  const arrived = Promise.withResolvers<ServerResponse>()
  const server = createServer((request, response) => void request.resume().once('end', () => arrived.resolve(response)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const files = fileStore(readConfiguration(s3Settings('community', port)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stored = files.put('documents/a/deck.pdf', new Uint8Array(1024 * 1024 + 1)).then(() => 'stored', String)
    const response = await arrived.promise
    await vi.advanceTimersByTimeAsync(60_000)
    response.end()
    expect(await stored).toBe('stored')
  } finally {
    vi.useRealTimers()
    server.close()
  }
})

/** S3's response to ListObjectsV2. */
const listing = (keys: string[], next?: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}
${keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('')}</ListBucketResult>`

async function keysIn(files: FileStore, within?: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.list(within)) keys.push(key)
  return keys.toSorted()
}
