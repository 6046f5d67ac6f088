import { join } from 'node:path'
import sharp from 'sharp'
import { restoreCommunity } from '#app/server/backups.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { Person } from './people.ts'

/** Restores a backup to an empty destination, and opens what is there now. */
export async function restoredFrom(file: string, place: { DATA_DIR: string; DATABASE_URL?: string }) {
  const configuration = readConfiguration({ ...place, LOG_LEVEL: 'silent' })
  const restored = await restoreCommunity(configuration, file, new AbortController().signal)
  const database = await openDatabase({ url: configuration.database.url, directory: join(configuration.dataDirectory, 'database') })
  return {
    ...{ configuration, restored, database, files: fileStore(configuration) },
    [Symbol.asyncDispose]: () => database.close(),
  }
}

/** The first column of a query's rows. */
export async function column<Value>({ pool }: Database, query: string, values: unknown[] = []): Promise<Value[]> {
  return (await pool.query<Value[]>({ text: query, values, rowMode: 'array' })).rows.flat()
}

/** @returns the address of the member's new picture, without its size */
export async function putPicture(member: Person): Promise<string> {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture.png')
  const answer = (await (await member.fetch('/api/profile/picture', { method: 'POST', body: form })).json()) as { profile_picture: string }
  return answer.profile_picture
}
