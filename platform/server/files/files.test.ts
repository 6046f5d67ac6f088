import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { fileStore } from './index.ts'

let folder: string
let s3: S3rver
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-files-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'community', configs: [] }],
  })
  const { port } = await s3.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const settings = {
  disk: () => ({ DATA_DIR: folder }),
  s3: () => ({
    DATA_DIR: folder,
    S3_BUCKET: 'community',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }),
}

describe.each(['disk', 's3'] as const)('files on %s', (where) => {
  test('come back as they were put, until they are removed', async () => {
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
})
