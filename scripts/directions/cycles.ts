/** What each file or room imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** @returns the first cycle, its start repeated at the end; undefined if there is none */
export function findCycle(needs: ImportGraph): string[] | undefined {
  const finished = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (finished.has(name)) return undefined
    for (const next of needs.get(name) ?? []) {
      const cycle = visit(next, [...path, name])
      if (cycle) return cycle
    }
    finished.add(name)
    return undefined
  }
  for (const name of needs.keys()) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return undefined
}
