/** A part of a text beside an earlier one. */
export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Compares two texts by their paragraphs: the longest common sequence stays, the rest was removed or added. */
export function differenceOf(before: string, after: string): Part[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  const common = lengthsOf(old, now)
  const parts: Part[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [gone, come] = [old[at], now[to]]
    if (gone !== undefined && gone === come) {
      parts.push({ kind: 'same', text: gone })
      at += 1
      to += 1
    } else if (come === undefined || (gone !== undefined && (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: gone ?? '' })
      at += 1
    } else {
      parts.push({ kind: 'added', text: come })
      to += 1
    }
  }
  return parts
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .filter(Boolean)

/** How many paragraphs the rests from these positions have in common. */
function lengthsOf(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] as number[]
      row[to] = old[at] === now[to] ? 1 + (lengths[at + 1]?.[to + 1] ?? 0) : Math.max(lengths[at + 1]?.[to] ?? 0, row[to + 1] ?? 0)
    }
  }
  return lengths
}
