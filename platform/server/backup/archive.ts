import { type Hash, createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import * as z from 'zod'

/**
 * A backup is a tar file. Its first entry describes it; the last one proves that it is complete:
 *
 *     backup.json                        BackupHeader
 *     rows/<table>/000001.jsonl.gz …     one row per line: an array of column values, each in PostgreSQL's text format, or null
 *     jobs/000001.jsonl.gz …             one queued job per line
 *     files/<key> …
 *     end.json                           the number of entries before it, and their SHA-256
 */
export interface BackupHeader {
  format: number
  product: string
  version: string
  made_at: string
  migrations: { number: number; name: string; checksum: string }[]
  /** Tables in the backup, with their columns in the order of the values. */
  tables: { name: string; columns: string[] }[]
  /** Queues with waiting jobs. */
  queues: string[]
  /** Last value of each sequence; null if it was never used. */
  sequences: { name: string; last: string | null }[]
}

/** Increased whenever older programs can no longer read the format. */
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

/** The file is not a backup, is incomplete, or cannot be read by this version; the message says which. */
export class UnusableBackup extends Error {}

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

/** Appends an entry; resolves once it is being written to disk, so that memory use stays low. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>

/**
 * Writes an archive to a new file with owner-only permissions and flushes it to disk.
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
    // If one fails, the other is aborted. A write error is the reason why no more entries could be added.
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

/** Reads the header of a backup. @throws UnusableBackup if the file is not a backup or was made by a newer version */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const { name, bytes } of entriesOf(file)) {
    const parsed = name === firstEntry ? header.safeParse(parsedJson(bytes)) : undefined
    if (!parsed?.success) break
    if (parsed.data.format > archiveFormat) {
      throw new UnusableBackup(`${file} was made by a newer version of the program (${parsed.data.version}). Restore it with that version.`)
    }
    return parsed.data
  }
  throw new UnusableBackup(`${file} is not a backup of this program.`)
}

/**
 * Yields the entries between the header and the end of a backup in order, then verifies the checksum.
 * @throws UnusableBackup if anything is missing or changed; entries read before must then be discarded
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

/** Reads a whole backup to verify that it is complete and unchanged. @throws UnusableBackup */
export async function checkArchive(file: string, signal: AbortSignal): Promise<void> {
  const entries = readArchive(file)
  while (!(await entries.next()).done) signal.throwIfAborted()
}

const damaged = (file: string, cause?: unknown) =>
  new UnusableBackup(`${file} is damaged: parts of it are missing or were changed. Make another backup.`, { cause })

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
      // Do not read the archive of another program beyond its first name.
      if (!isBackup && name !== firstEntry) throw new UnusableBackup(`${file} is not a backup of this program.`)
      isBackup = true
      yield { name, bytes: await buffer(entry) }
    }
  } catch (error) {
    if (readingFailed)
      throw (readingFailed as NodeJS.ErrnoException).code === 'ENOENT'
        ? new UnusableBackup(`The file ${file} does not exist.`)
        : readingFailed
    if (error instanceof UnusableBackup) throw error
    throw isBackup ? damaged(file, error) : new UnusableBackup(`${file} is not a backup of this program.`, { cause: error })
  } finally {
    bytes.destroy()
  }
}

/** Checksum of entry names and contents, in order. */
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
