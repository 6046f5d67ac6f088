import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Reader } from '#platform/server/database/index.ts'
import { storedKeysOf } from '#platform/server/files/member-files.ts'
import type { NamedPersonalData, PersonalList } from '#platform/server/personal-data.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf } from '#features/members/server/index.ts'
import { readmeOf } from './readme.ts'

/**
 * Writes all data stored about a member to a ZIP file: a README, a JSON file per room, and the member's files. Streams the data, so it is
 * not a consistent snapshot: a change made meanwhile may appear in one part only.
 * @returns its length in bytes
 */
export async function writeCopy(
  { database, files, site }: Pick<Services, 'database' | 'files' | 'site'>,
  kept: readonly NamedPersonalData[],
  memberId: string,
  path: string,
): Promise<number> {
  const readme = readmeOf(kept, await site.name(), new Date(), speakerIn(await languageOf(database.kysely, memberId)))
  const keys = await filesOf({ database, files }, kept, memberId)
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const written = pipeline(output, createWriteStream(path, { mode: 0o600 }))
  // The library ignores errors of what it reads, and ends nothing after one: the server would stop, or the file stay open.
  const stop = (error: Error) => output.destroy(error)
  zip.once('error', stop)
  let source: Readable | undefined
  const add = (name: string, open: () => Promise<Readable>, compress: boolean) =>
    zip.addReadStreamLazy(
      name,
      { compress },
      (give) =>
        void open().then(
          (stream) => {
            source = stream.once('error', stop)
            if (output.destroyed) source.destroy()
            else give(null, source)
          },
          (error: unknown) => give(error, undefined as never),
        ),
    )

  zip.addBuffer(Buffer.from(readme), 'README.txt')
  for (const { name, lists } of kept) {
    if (lists) add(`${name}.json`, async () => Readable.from(jsonOf(lists, database.kysely, memberId)), true)
  }
  for (const key of keys) {
    const [folder = ''] = key.split('/')
    add(`files/${folder}/${basename(key)}`, async () => (await files.read(key))?.stream ?? Readable.from([]), false)
  }
  zip.end()
  try {
    await written
  } finally {
    // Of a copy that failed; the others have ended.
    source?.destroy()
  }
  return (await stat(path)).size
}

/** The keys of a member's files: those in their folders, and pictures of their events and organisations. */
async function filesOf(
  { database, files }: Pick<Services, 'database' | 'files'>,
  kept: readonly NamedPersonalData[],
  memberId: string,
): Promise<ReadonlySet<string>> {
  const keys = new Set(await storedKeysOf(database.kysely, memberId))
  for (const folder of kept.flatMap((each) => each.folders ?? [])) {
    for await (const key of files.list(`${folder}/${memberId}`)) keys.add(key)
  }
  return keys
}

/** The lists as one JSON object, one row per line. */
async function* jsonOf(
  lists: Readonly<Record<string, PersonalList>>,
  reader: Reader,
  memberId: string,
): AsyncGenerator<string, void, undefined> {
  let before = '{'
  for (const [name, list] of Object.entries(lists)) {
    yield `${before}\n${JSON.stringify(name)}: [`
    let between = ''
    for await (const row of await list.read(reader, memberId)) {
      yield `${between}\n  ${JSON.stringify(row)}`
      between = ','
    }
    yield '\n]'
    before = ','
  }
  yield '\n}\n'
}
