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

/** Passes everything. */
const throughput = () => new Transform({ transform: (chunk: Uint8Array, _encoding, done) => done(null, chunk) })

/**
 * Reads a body completely; limited to `maxBytes` both raw and decompressed.
 * @param isCut whether only its first `maxBytes` are read, however long it is
 * @throws OutboundFailure too-large, unreadable
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number, isCut = false): Promise<Buffer> {
  const decompressor = decompressors[encoding]
  if (!decompressor && encoding !== '' && encoding !== 'identity') throw new OutboundFailure('unreadable')
  // Errors surface at the last stage, which is read below.
  const last = isCut ? throughput() : atMost(maxBytes)
  pipeline([body, ...(decompressor ? [atMost(maxBytes), decompressor()] : []), last], () => {})
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of last as AsyncIterable<Uint8Array>) {
    chunks.push(chunk)
    read += chunk.length
    // Leaving the loop closes the connection.
    if (isCut && read >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}
