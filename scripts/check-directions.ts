import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namingProblems } from './directions/named-tables.ts'
import { houseOf } from './directions/sources.ts'
import { tableOwners } from './directions/table-owners.ts'

/** Of an `import`, `export ... from`, `import()` or `declare module`, what it names. */
const specifier = /\b(?:from|import|declare module)\s*\(?\s*'([^']+)'/g
/** The folders whose insides nobody reaches by a relative path; a room of features/ is one of its own. */
const house = /^(?:features\/[^/]+|[^/]+)\//

interface Import {
  file: string
  named: string
}

/**
 * What .oxlintrc.json cannot say about the directions of docs/architecture.md: relative paths stay in their room or top-level folder
 * (so that the linter's patterns see every other import), rooms need each other in no circle, and only its owner names a table.
 * @returns a sentence for each violation
 */
export function directionProblems(root: string): string[] {
  const files = globSync('{app,features,platform,ui}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).toSorted()
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))
  const imports = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(specifier)].map(([, named = '']): Import => ({ file, named })),
  )
  return [
    ...imports.flatMap(leavingProblem),
    ...imports.flatMap(pathsProblem),
    ...circleProblems(imports),
    ...namingProblems(sources, tableOwners(sources)),
  ]
}

function leavingProblem({ file, named }: Import): string[] {
  if (!named.startsWith('.')) return []
  const home = house.exec(file)?.[0] ?? ''
  const target = join(dirname(file), named)
  return target.startsWith(home) ? [] : [`${file}: '${named}' leaves ${home}; write #${target.replaceAll('\\', '/')}`]
}

/** Rooms link to each other in circles, so that the files with their addresses must need nobody. */
function pathsProblem({ file, named }: Import): string[] {
  const isPaths = /^features\/[^/]+\/paths\.ts$/.test(file)
  return isPaths && !named.startsWith('#platform/') ? [`${file}: '${named}': addresses stand on the platform's alone`] : []
}

/** A room needs another by whichever of its sides, and by its contract and rules; to link to its screens is not to need it. */
function circleProblems(imports: Import[]): string[] {
  const needs = new Map<string, Set<string>>()
  for (const { file, named } of imports) {
    if (!file.startsWith('features/') || !named.startsWith('#features/') || named.endsWith('/paths.ts')) continue
    const [from, to] = [houseOf(file), houseOf(named.slice(1))]
    if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
  }
  const circle = firstCircle(needs)
  return circle ? [`features: rooms need each other in a circle: ${circle.join(' -> ')}`] : []
}

function firstCircle(needs: Map<string, Set<string>>): string[] | undefined {
  const finished = new Set<string>()
  const visit = (room: string, path: string[]): string[] | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room]
    if (finished.has(room)) return undefined
    for (const next of needs.get(room) ?? []) {
      const circle = visit(next, [...path, room])
      if (circle) return circle
    }
    finished.add(room)
    return undefined
  }
  for (const room of needs.keys()) {
    const circle = visit(room, [])
    if (circle) return circle
  }
  return undefined
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const problems = directionProblems(root)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
