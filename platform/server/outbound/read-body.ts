import { type Readable, Transform, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutboundFailure } from './failure.ts'

const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
export const acceptedEncodings = 'gzip, deflate, br'

/** Passes at most so many bytes. */
function atMost(bytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      passed += chunk.length
      if (passed > bytes) done(new OutboundFailure('too-large'))
      else done(null, chunk)
    },
  })
}

/** Reads a body completely; limited to `maxBytes` both raw and decompressed. @throws OutboundFailure too-large, unreadable */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const decompressor = decompressors[encoding]
  if (!decompressor && encoding !== '' && encoding !== 'identity') throw new OutboundFailure('unreadable')
  // Errors surface at the last stage, which is read below.
  const last = atMost(maxBytes)
  pipeline([body, ...(decompressor ? [atMost(maxBytes), decompressor()] : []), last], () => {})
  const chunks: Uint8Array[] = []
  for await (const chunk of last) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
