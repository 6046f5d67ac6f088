/** What each file or room imports. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>

/** @returns the first circle, its start repeated at the end; undefined if there is none */
export function firstCircle(needs: Needs): string[] | undefined {
  const finished = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (finished.has(name)) return undefined
    for (const next of needs.get(name) ?? []) {
      const circle = visit(next, [...path, name])
      if (circle) return circle
    }
    finished.add(name)
    return undefined
  }
  for (const name of needs.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}
