import { type Hash, createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import * as z from 'zod'

/**
 * A backup is a tar file. Its first entry says what it is, its last one that nothing is missing:
 *
 *     backup.json                        BackupHeader
 *     rows/<table>/000001.jsonl.gz …     a row a line: an array of its columns' values, each as PostgreSQL's text, or null
 *     jobs/000001.jsonl.gz …             a waiting job a line
 *     files/<key> …
 *     end.json                           how many entries came before, and the SHA-256 of them
 */
export interface BackupHeader {
  format: number
  product: string
  version: string
  made_at: string
  migrations: { number: number; name: string; checksum: string }[]
  /** The tables whose rows are in it, with the columns in the order of the values. */
  tables: { name: string; columns: string[] }[]
  /** The queues of the jobs that wait. */
  queues: string[]
  /** The number each sequence gave last; null if it never did. */
  sequences: { name: string; last: string | null }[]
}

/** Rises when a program cannot read what the one before wrote. */
export const archiveFormat = 1
export const product = 'esg-network'
const firstEntry = 'backup.json'
const lastEntry = 'end.json'

const header: z.ZodType<BackupHeader> = z.object({
  format: z.number(),
  product: z.literal(product),
  version: z.string(),
  made_at: z.string(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  queues: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
})
const end = z.object({ entries: z.number(), sha256: z.string() })

/** A file is no backup, or not a whole one, or one that this program cannot read; the message says which. */
export class UnusableBackup extends Error {}

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

/** Adds an entry behind those before; resolves when it is on its way to the disk, so that little is kept in memory. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>

/**
 * Writes an archive to a new file that only its owner can read, through to the disk.
 * @param fill adds all entries between the first and the last
 */
export async function writeArchive(file: string, first: BackupHeader, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    const entries = pack()
    const sum = checksum()
    const add: AddEntry = (name, bytes) => {
      sum.add(name, bytes)
      return new Promise((resolve, reject) => {
        entries.entry({ name, mode: 0o600, mtime: new Date(first.made_at) }, bytes, (error) => (error ? reject(error) : resolve()))
      })
    }
    async function addAll() {
      await add(firstEntry, Buffer.from(`${JSON.stringify(first, undefined, 2)}\n`))
      await fill(add)
      await add(lastEntry, Buffer.from(`${JSON.stringify({ entries: sum.entries(), sha256: sum.sha256() })}\n`))
      entries.finalize()
    }
    const adding = addAll().catch((error: Error) => {
      entries.destroy(error)
      throw error
    })
    // When either fails, it ends the other. What could not be written is why nothing more could be added.
    const outcomes = await Promise.allSettled([writeThrough(handle, entries as AsyncIterable<Buffer>), adding])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  } finally {
    await handle.close()
  }
}

async function writeThrough(handle: FileHandle, content: AsyncIterable<Buffer>): Promise<void> {
  await handle.writeFile(content)
  await handle.sync()
}

/** Reads the header of a backup. @throws UnusableBackup if the file is no backup, or one of a newer program */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const { name, bytes } of entriesOf(file)) {
    const parsed = name === firstEntry ? header.safeParse(parsedJson(bytes)) : undefined
    if (!parsed?.success) break
    if (parsed.data.format > archiveFormat) {
      throw new UnusableBackup(`${file} was made by a newer version of the program (${parsed.data.version}). Restore it with that one.`)
    }
    return parsed.data
  }
  throw new UnusableBackup(`${file} is no backup of this program.`)
}

/**
 * Reads the entries between the header and the end of a backup, in their order, and afterwards makes sure that they are what was written.
 * @throws UnusableBackup if something is missing, or not what was written: nothing of what was read before can be relied on
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry, void, undefined> {
  const sum = checksum()
  let ended = false
  for await (const { name, bytes } of entriesOf(file)) {
    if (ended) throw damaged(file)
    if (name === lastEntry) {
      const found = end.safeParse(parsedJson(bytes)).data
      if (found?.entries !== sum.entries() || found.sha256 !== sum.sha256()) throw damaged(file)
      ended = true
    } else {
      sum.add(name, bytes)
      if (name !== firstEntry) yield { name, bytes }
    }
  }
  if (!ended) throw damaged(file)
}

/** Reads a whole backup to see that nothing is missing or changed. @throws UnusableBackup */
export async function checkArchive(file: string, signal: AbortSignal): Promise<void> {
  const entries = readArchive(file)
  while (!(await entries.next()).done) signal.throwIfAborted()
}

const damaged = (file: string, cause?: unknown) =>
  new UnusableBackup(`${file} is damaged: something of it is missing, or is not what was written. Take another backup.`, { cause })

async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry, void, undefined> {
  const bytes = createReadStream(file)
  const entries = extract()
  let readingFailed: Error | undefined
  bytes.once('error', (error) => {
    readingFailed = error
    entries.destroy(error)
  })
  bytes.pipe(entries)
  let isBackup = false
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      // Of another program's archive, nothing is read but its first name.
      if (!isBackup && name !== firstEntry) throw new UnusableBackup(`${file} is no backup of this program.`)
      isBackup = true
      yield { name, bytes: await buffer(entry) }
    }
  } catch (error) {
    if (readingFailed)
      throw (readingFailed as NodeJS.ErrnoException).code === 'ENOENT' ? new UnusableBackup(`There is no file ${file}.`) : readingFailed
    if (error instanceof UnusableBackup) throw error
    throw isBackup ? damaged(file, error) : new UnusableBackup(`${file} is no backup of this program.`, { cause: error })
  } finally {
    bytes.destroy()
  }
}

/** Of names and contents in their order. */
function checksum(): { add(name: string, bytes: Buffer): void; entries(): number; sha256(): string } {
  const hash: Hash = createHash('sha256')
  let entries = 0
  return {
    add(name, bytes) {
      hash.update(`${name}\n${bytes.length}\n`).update(bytes)
      entries += 1
    },
    entries: () => entries,
    sha256: () => hash.copy().digest('hex'),
  }
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
