import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What users other than the owner can access in a directory, with its mode. A running server may delete files meanwhile. */
export async function openToOthers(directory: string): Promise<string[]> {
  const names = ['.', ...(await readdir(directory, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async (name) => {
      const found = await lstat(join(directory, name)).catch(() => undefined)
      return { name, mode: (found?.mode ?? 0) & 0o777 }
    }),
  )
  return modes.filter(({ mode }) => mode & 0o077).map(({ name, mode }) => `${mode.toString(8)} ${name}`)
}
