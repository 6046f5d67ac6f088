/** Remembers the last `limit` ids, so that events repeated after a resumption are delivered once. */
export function seenIds(limit = 1_000) {
  const ids = new Set<string>()
  return {
    /** @returns whether the id is new */
    add(id: string): boolean {
      if (ids.has(id)) return false
      ids.add(id)
      // A set iterates in insertion order.
      const [oldest] = ids
      if (ids.size > limit && oldest !== undefined) ids.delete(oldest)
      return true
    },
  }
}
