import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { callServer } from '../control-socket.ts'
import type { Services } from '../services.ts'

/** Command with which a backup asks the running server for a snapshot, because only the server can open the embedded database. */
export const snapshotCommand = 'snapshot'
const prefix = 'snapshot-'

/**
 * Copies the embedded database to a folder next to it, which is removed once `returned` resolves; files are held as long.
 * @returns the folder, which `openDatabase` accepts
 */
export async function lendSnapshot({ configuration, database, fileHold, log }: Services, returned: Promise<void>): Promise<string> {
  if (!database.copyTo)
    throw new Error('The server that runs on this data uses PostgreSQL. Set DATABASE_URL to the same value as for the server.')
  const release = await fileHold.hold()
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

/** Removes snapshots left behind by a killed server. */
export async function removeOldSnapshots(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (name.startsWith(prefix)) await rm(join(dataDirectory, name), { recursive: true, force: true })
  }
}

interface Snapshot {
  folder: string
  /** Resolves if the snapshot is gone because the server stopped. */
  lost: Promise<void>
  giveBack(): void
}

/** Requests a snapshot from the server that runs on this data; undefined if none is running. */
export async function borrowSnapshot(dataDirectory: string): Promise<Snapshot | undefined> {
  const call = await callServer(dataDirectory, [snapshotCommand])
  if (call?.answer.failed) throw new Error(call.answer.message)
  return call && { folder: call.answer.message, lost: call.ended, giveBack: call.hangUp }
}
