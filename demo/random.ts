import { createHash } from 'node:crypto'

/** A seeded random number generator. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number, both ends included. */
  int(least: number, most: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the items, in proportion to their weights. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item
  /** `count` different items in random order; all of them if there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[]
}

/**
 * Implements mulberry32 (Tommy Ettinger, 2017, public domain): 32 bits of state, good enough for a demo.
 * @param seed any text; the state is its SHA-256, so that similar seeds are unrelated
 */
export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[0]
    },
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat()
    },
  }
}

export { uuidFrom } from '#platform/server/uuid-from.ts'
