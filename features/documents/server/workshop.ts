import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#platform/server/services.ts'

/** Where files lie on this node's disk while they are put together, looked at, and stamped. */
const workshop = ({ configuration }: Services) => join(configuration.dataDirectory, 'document-workshop')

/** Does some work in a folder of its own, which goes with whatever is left in it. */
export async function inWorkshop<Result>(services: Services, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(workshop(services), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what lies there longer than any work takes, since a process ended in the middle of it. @param longest in milliseconds */
export async function clearWorkshop(services: Services, longest: number): Promise<void> {
  for (const name of await readdir(workshop(services)).catch(() => [])) {
    const folder = join(workshop(services), name)
    const left = await stat(folder).catch(() => undefined)
    if (left && Date.now() - left.mtimeMs > longest) await rm(folder, { recursive: true, force: true })
  }
}
