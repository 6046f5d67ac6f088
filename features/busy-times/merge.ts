/** A time at which a member is busy; nothing says why. */
export interface Block {
  from: Date
  until: Date
}

/** Joins blocks that touch or overlap, in order. Those without a length are left out. */
export function merged(blocks: readonly Block[]): Block[] {
  const inOrder = blocks.filter(({ from, until }) => from < until).toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const joined: Block[] = []
  for (const { from, until } of inOrder) {
    const last = joined.at(-1)
    if (!last || last.until < from) joined.push({ from, until })
    else if (last.until < until) last.until = until
  }
  return joined
}
