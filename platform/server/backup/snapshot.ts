import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { callServer } from '../control-socket.ts'
import type { Services } from '../services.ts'

/** What a backup asks the running server for, since nobody else may open the embedded database. */
export const snapshotCommand = 'snapshot'
const prefix = 'snapshot-'

/**
 * Copies the embedded database to a folder beside it, which is there until it is returned; files are retained as long.
 * @returns the folder, which `openDatabase` takes
 */
export async function lendSnapshot({ configuration, database, log, retention }: Services, returned: Promise<void>): Promise<string> {
  if (!database.copyTo)
    throw new Error('The server that runs on this data has its database on PostgreSQL. Set DATABASE_URL as it is set there.')
  const release = await retention.retain()
  const folder = await mkdtemp(join(configuration.dataDirectory, prefix))
  const takeBack = async () => {
    await rm(folder, { recursive: true, force: true })
    await release()
  }
  try {
    await database.copyTo(folder)
  } catch (error) {
    await takeBack()
    throw error
  }
  void returned.then(takeBack).catch((error: unknown) => log.error({ err: error }, 'a snapshot could not be removed'))
  return folder
}

/** Removes what a server that was killed could not take back. */
export async function removeOldSnapshots(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith(prefix)) await rm(join(dataDirectory, name), { recursive: true, force: true })
  }
}

interface Snapshot {
  folder: string
  /** Resolves if the server takes it back by itself, because it ends. */
  lost: Promise<void>
  giveBack(): void
}

/** Asks the server that runs on this data for a snapshot; undefined if none does. */
export async function borrowSnapshot(dataDirectory: string): Promise<Snapshot | undefined> {
  const call = await callServer(dataDirectory, [snapshotCommand])
  if (call?.answer.failed) throw new Error(call.answer.message)
  return call && { folder: call.answer.message, lost: call.ended, giveBack: call.hangUp }
}
