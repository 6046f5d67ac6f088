import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstCircle } from './directions/circles.ts'
import { type Import, importsOf, isPaths } from './directions/imports.ts'
import { appProblems, layerProblems } from './directions/layer-problems.ts'
import { type Layer, layers as ourLayers } from './directions/layers.ts'
import { namingProblems } from './directions/named-tables.ts'
import { withPicture } from './directions/picture.ts'
import { type Sources, houseOf } from './directions/sources.ts'
import { tableOwners } from './directions/table-owners.ts'

/** The folders whose insides nobody reaches by a relative path; a room of features/ is one of its own. */
const house = /^(?:features\/[^/]+|[^/]+)\//

/**
 * What .oxlintrc.json cannot say about the directions of docs/architecture.md: relative paths stay in their room or top-level folder
 * (so that the linter's patterns see every other import), imports never run up the layers, neither files nor rooms import each other in a
 * circle, app/ learns of rooms from their descriptors, and only its owner names a table.
 * @param layers what is left out is not checked
 * @returns a sentence for each violation
 */
export function directionProblems(root: string, layers?: readonly Layer[]): string[] {
  const files = globSync('{app,features,platform,ui}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).toSorted()
  const sources = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]))
  const imports = importsOf(sources)
  const rooms = new Set([...sources.keys()].filter((file) => file.startsWith('features/')).map(houseOf))
  return [
    ...imports.flatMap(leavingProblem),
    ...imports.flatMap(pathsProblem),
    ...(layers ? layerProblems(imports, rooms, layers) : []),
    ...appProblems(imports),
    ...roomCircles(imports),
    ...fileCircles(imports, sources),
    ...namingProblems(sources, tableOwners(sources)),
  ]
}

function leavingProblem({ file, named, target = '' }: Import): string[] {
  const home = house.exec(file)?.[0] ?? ''
  return !named.startsWith('.') || target.startsWith(home) ? [] : [`${file}: '${named}' leaves ${home}; write #${target}`]
}

/** Rooms link to each other in circles, so that the files with their addresses must need nobody. */
function pathsProblem({ file, named }: Import): string[] {
  return isPaths(file) && !named.startsWith('#platform/') ? [`${file}: '${named}': addresses stand on the platform's alone`] : []
}

/** A room needs another by whichever of its sides, and by its contract and rules; to link to its screens is not to need it. */
function roomCircles(imports: readonly Import[]): string[] {
  const between = imports.flatMap(({ file, target = '' }) =>
    file.startsWith('features/') && target.startsWith('features/') && !isPaths(target) ? [[houseOf(file), houseOf(target)] as const] : [],
  )
  const circle = firstCircle(needsOf(between.filter(([from, to]) => from !== to)))
  return circle ? [`features: rooms need each other in a circle: ${circle.join(' -> ')}`] : []
}

/** The linter's own rule follows no imports of types. */
function fileCircles(imports: readonly Import[], sources: Sources): string[] {
  const circle = firstCircle(
    needsOf(imports.flatMap(({ file, target = '' }) => (target !== file && sources.has(target) ? [[file, target] as const] : []))),
  )
  return circle ? [`files import each other in a circle: ${circle.join(' -> ')}`] : []
}

function needsOf(pairs: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const [from, to] of pairs) needs.set(from, (needs.get(from) ?? new Set()).add(to))
  return needs
}

const document = 'docs/architecture.md'

/** Compares the picture in the document with the layers. `--write` draws it anew. */
function pictureProblem(root: string, isWritten: boolean): string[] {
  const file = join(root, document)
  const before = readFileSync(file, 'utf8')
  const after = withPicture(before, ourLayers)
  if (after === undefined) return [`${document} has no picture of the layers: it wants a block of text that begins with ┌`]
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
