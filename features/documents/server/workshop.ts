import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#platform/server/services.ts'

/** Folder on this node's disk for files that are being assembled, checked and stamped. */
const workshop = ({ configuration }: Services) => join(configuration.dataDirectory, 'document-workshop')

/** Runs work with a temporary folder, which is deleted afterwards. */
export async function withWorkFolder<Result>(services: Services, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(workshop(services), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders left over from interrupted processes. @param longest older ones are removed, in milliseconds */
export async function clearWorkFolders(services: Services, longest: number): Promise<void> {
  for (const name of await readdir(workshop(services)).catch(() => [])) {
    const folder = join(workshop(services), name)
    const left = await stat(folder).catch(() => undefined)
    if (left && Date.now() - left.mtimeMs > longest) await rm(folder, { recursive: true, force: true })
  }
}
