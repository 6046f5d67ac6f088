import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'

/** A handwritten PDF file with the objects numbered 1, 2, …; the first is the catalog. */
export function writtenPdf(objects: readonly (string | Uint8Array)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string, 'latin1'), Buffer.from('\nendobj\n')]))
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** An object with a stream. */
export const writtenStream = (dict: string, contents: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`<<${dict}/Length ${contents.length}>>\nstream\n`, 'latin1'),
    Buffer.from(contents as string, 'latin1'),
    Buffer.from('\nendstream'),
  ])

/** A deflated repetition of `text` (zeros by default) that inflates to this many megabytes from a thousandth of that. */
export function inflatingStream(megabytes: number, text = '\0'): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 ** 2, text), { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: Math.ceil(megabytes / 16) }, () => block)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([0x03, 0x00, 0, 0, 0, 1])])
}

/** A temporary folder that is deleted with its variable, and a function to add files. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'documents-'))
  return {
    path,
    async put(name: string, bytes: Uint8Array | string): Promise<string> {
      await writeFile(join(path, name), bytes)
      return join(path, name)
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}
