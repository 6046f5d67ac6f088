import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/**
 * The installed packages that the program needs at run time, as folders relative to `root`: its dependencies and theirs, without development
 * packages and without optional peers, which npm marks as production packages when development needs them.
 */
export function productionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  const found = new Set<string>()
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of neededBy(packages[folder] ?? {})) {
      const needed = resolveFrom(folder, name, packages)
      // Builds for other systems are locked, but not installed.
      if (needed === undefined || found.has(needed) || !existsSync(join(root, needed))) continue
      found.add(needed)
      waiting.push(needed)
    }
  }
  return [...found].toSorted()
}

const neededBy = ({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) => [
  ...Object.keys(dependencies),
  ...Object.keys(optionalDependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/** Where Node finds a package that is imported from a folder: in its own node_modules, or the nearest one above. */
function resolveFrom(folder: string, name: string, packages: Record<string, unknown>): string | undefined {
  for (let from: string | undefined = folder; from !== undefined; from = above(from)) {
    const place = join(from, 'node_modules', name)
    if (place in packages) return place
  }
  return undefined
}

/** The package that contains this one in its node_modules; '' is the program itself. */
const above = (folder: string) => (folder === '' ? undefined : folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))))
