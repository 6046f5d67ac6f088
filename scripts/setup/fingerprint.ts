import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash over the names and contents of all files below `paths`.
 * @param paths files or folders, relative to `root`
 * @param excluded globs of files that do not count
 */
export function fingerprint(root: string, paths: string[], excluded: string[] = []): string {
  const hash = createHash('sha256')
  const files = globSync(
    paths.flatMap((path) => [path, `${path}/**`]),
    { cwd: root, exclude: excluded, withFileTypes: true },
  )
  const names = new Set(files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
  for (const name of [...names].toSorted())
    hash
      .update(`${name.slice(root.length)}\0`)
      .update(readFileSync(name))
      .update('\0')
  return hash.digest('hex')
}
