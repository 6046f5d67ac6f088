import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycle } from './directions/cycles.ts'
import { type Import, importsOf, isPaths } from './directions/imports.ts'
import { appProblems, layerProblems } from './directions/layer-problems.ts'
import { type Layer, layers as ourLayers } from './directions/layers.ts'
import { namingProblems } from './directions/named-tables.ts'
import { withPicture } from './directions/picture.ts'
import { type Sources, roomOf } from './directions/sources.ts'
import { tableOwners } from './directions/table-owners.ts'

/** Relative paths may not cross the borders of these folders; each room of features/ counts as a folder of its own. */
const roomFolder = /^(?:features\/[^/]+|[^/]+)\//

/**
 * The rules of docs/architecture.md that .oxlintrc.json cannot express: relative paths stay in their room or top-level folder
 * (so that the linter's patterns see every other import), imports never run up the layers, neither files nor rooms import each other in a
 * cycle, app/ learns about rooms from their descriptors, and only its owner names a table.
 * @param layers omitted ones are not checked
 * @returns a sentence for each violation
 */
export function directionProblems(root: string, layers?: readonly Layer[]): string[] {
  const files = globSync('{app,features,platform,ui}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).toSorted()
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))
  const imports = importsOf(sources)
  const rooms = new Set([...sources.keys()].filter((file) => file.startsWith('features/')).map(roomOf))
  return [
    ...imports.flatMap(leavingProblem),
    ...imports.flatMap(pathsProblem),
    ...(layers ? layerProblems(imports, rooms, layers) : []),
    ...appProblems(imports),
    ...roomCycles(imports),
    ...fileCycles(imports, sources),
    ...namingProblems(sources, tableOwners(sources)),
  ]
}

function leavingProblem({ file, named, target = '' }: Import): string[] {
  const home = roomFolder.exec(file)?.[0] ?? ''
  return !named.startsWith('.') || target.startsWith(home) ? [] : [`${file}: '${named}' leaves ${home}; write #${target}`]
}

/** Rooms link to each other in cycles, so the files with their addresses must not import any room. */
function pathsProblem({ file, named }: Import): string[] {
  return isPaths(file) && !named.startsWith('#platform/') ? [`${file}: '${named}': files with addresses may import only the platform`] : []
}

/** Server, browser, contract and rules of a room count together. Links to another room's screens do not count. */
function roomCycles(imports: readonly Import[]): string[] {
  const between = imports.flatMap(({ file, target = '' }) =>
    file.startsWith('features/') && target.startsWith('features/') && !isPaths(target) ? [[roomOf(file), roomOf(target)] as const] : [],
  )
  const cycle = findCycle(importGraph(between.filter(([from, to]) => from !== to)))
  return cycle ? [`features: rooms import each other in a cycle: ${cycle.join(' -> ')}`] : []
}

/** The linter's own rule does not follow imports of types. */
function fileCycles(imports: readonly Import[], sources: Sources): string[] {
  const cycle = findCycle(
    importGraph(imports.flatMap(({ file, target = '' }) => (target !== file && sources.has(target) ? [[file, target] as const] : []))),
  )
  return cycle ? [`files import each other in a cycle: ${cycle.join(' -> ')}`] : []
}

function importGraph(pairs: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const [from, to] of pairs) needs.set(from, (needs.get(from) ?? new Set()).add(to))
  return needs
}

const document = 'docs/architecture.md'

/** Compares the picture in the document with the layers. `--write` updates it. */
function pictureProblem(root: string, isWritten: boolean): string[] {
  const file = join(root, document)
  const before = readFileSync(file, 'utf8')
  const after = withPicture(before, ourLayers)
  if (after === undefined) return [`${document} has no picture of the layers: add a text block that begins with ┌`]
  if (after === before) return []
  if (!isWritten) return [`${document} shows other layers than scripts/directions/layers.ts: run node scripts/check-directions.ts --write`]
  writeFileSync(file, after)
  return []
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const problems = [...directionProblems(root, ourLayers), ...pictureProblem(root, process.argv.includes('--write'))]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
