import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import yazl from 'yazl'

/** The official template has 0.8 MB, and 68 entries of 5 MB in all. */
const limits = { file: 10_000_000, entries: 1_000, unpacked: 25_000_000 }

export type ArchiveProblem = 'file-too-large' | 'password-protected' | 'broken-file'
export type Archive = ReadonlyMap<string, Buffer>

// A workbook with a password is no zip archive, but an OLE container.
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The entries of a zip archive whose names `wanted` accepts; the others have no content. */
export async function unpack(file: Buffer, wanted: (name: string) => boolean): Promise<Archive | ArchiveProblem> {
  if (file.length > limits.file) return 'file-too-large'
  if (file.subarray(0, ole.length).equals(ole)) return 'password-protected'
  try {
    const zip = await yauzl.fromBufferPromise(file, { lazyEntries: true })
    if (zip.entryCount > limits.entries) return 'file-too-large'
    const archive = new Map<string, Buffer>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) return 'password-protected'
      // An entry that unpacks to more than it declares fails below.
      unpacked += entry.uncompressedSize
      if (unpacked > limits.unpacked) return 'file-too-large'
      archive.set(entry.fileName, wanted(entry.fileName) ? await buffer(await zip.openReadStreamPromise(entry)) : Buffer.alloc(0))
    }
    return archive
  } catch {
    return 'broken-file'
  }
}

/** The same entries always make the same bytes. */
export async function pack(archive: Archive): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of archive) zip.addBuffer(content, name, { mtime: new Date(1980, 0, 1), forceDosTimestamp: true })
  zip.end()
  return buffer(zip.outputStream)
}
