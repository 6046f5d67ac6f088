import { type Import, isPaths } from './imports.ts'
import { type Layer, knownToApp, roomLists } from './layers.ts'
import { roomOf } from './sources.ts'

/** @returns a sentence for each import that runs up or names a neighbour the layer does not list, and for each room in no layer */
export function layerProblems(imports: readonly Import[], rooms: ReadonlySet<string>, layers: readonly Layer[]): string[] {
  const levels = new Map(layers.flatMap(({ rooms: own }, level) => own.map((room) => [room, level] as const)))
  const used = new Set<string>()
  const upward = imports.flatMap(({ file, named, target }) => {
    const [from, to] = [roomOf(file), roomOf(target ?? '')]
    const [low, high] = [levels.get(from), levels.get(to)]
    if (from === to || low === undefined || high === undefined || low > high) return []
    const here = layers[low]
    if (low < high) return [`${file}: '${named}' runs up, from the layer ${here?.name} to ${layers[high]?.name}`]
    // Neighbours may link to each other's screens freely.
    if (isPaths(target ?? '')) return []
    used.add(`${from} ${to}`)
    return here?.neighbours?.[from]?.includes(to)
      ? []
      : [`${file}: '${named}': ${from} and ${to} are both in the layer ${here?.name}, which does not name them as neighbours`]
  })
  const unlisted = [...rooms]
    .filter((room) => !levels.has(room))
    .map((room) => `features/${room} is in no layer of scripts/directions/layers.ts`)
  const idle = layers.flatMap(({ name, neighbours = {} }) =>
    Object.entries(neighbours).flatMap(([room, others]) =>
      others
        .filter((other) => rooms.has(room) && rooms.has(other) && !used.has(`${room} ${other}`))
        .map((other) => `the layer ${name} names ${other} as a neighbour of ${room}, which does not import it`),
    ),
  )
  return [...upward, ...unlisted, ...idle]
}

/** @returns a sentence for each file of app/ that names a room instead of reading its descriptor */
export const appProblems = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, named, target = '' }) => {
    const isOutside = !file.startsWith('app/') || !named.startsWith('#features/')
    if (isOutside || roomLists.includes(file) || roomOf(target) in knownToApp) return []
    return [
      `${file}: '${named}': app/ knows rooms by their descriptors only; extend the descriptor, and read it from ${roomLists.join(' or ')}`,
    ]
  })
