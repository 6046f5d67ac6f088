/** A text below or above a chart. */
export interface Label {
  /** Its middle, in rem from the left. */
  at: number
  /** In rem. */
  width: number
}

/** The least space between two texts, in rem. */
const gap = 0.375

/** An estimate of a text's width in rem, on the safe side, if it is set in 12 px. */
export const widthOf = (text: string): number => text.length * 0.47

/**
 * The labels that fit side by side: all of them or, if they do not fit, only some.
 * @param important their indices, the most important first
 * @param room in rem; no label goes beyond it
 * @returns the middle of each label that is shown, in rem, by its index
 */
export function placeLabels(labels: readonly Label[], important: readonly number[], room: number): Map<number, number> {
  const all = placeImportant(labels, [...labels.keys()], room)
  return all.size === labels.length ? all : placeImportant(labels, important, room)
}

/** The same without trying all. */
export function placeImportant(labels: readonly Label[], important: readonly number[], room: number): Map<number, number> {
  const placed = new Map<number, number>()
  for (const index of important) {
    const label = labels[index]
    if (!label || placed.has(index) || label.width > room) continue
    const at = keepInside(label, room)
    const isFree = [...placed].every(([other, middle]) => Math.abs(middle - at) >= (label.width + (labels[other]?.width ?? 0)) / 2 + gap)
    if (isFree) placed.set(index, at)
  }
  return placed
}

/** A label's middle, moved so that the label is inside the room. */
export const keepInside = ({ at, width }: Label, room: number): number => Math.min(room - width / 2, Math.max(width / 2, at))

/**
 * Moves texts at the ends of lines apart, so that none covers another, and keeps them as near to their lines as possible.
 * @param middles where the lines end, in rem from the top
 * @param heights of the texts, in rem
 * @param room in rem, at least the sum of the heights
 * @returns the middle of each text, in rem from the top
 */
export function spreadLabels(middles: readonly number[], heights: readonly number[], room: number): number[] {
  const order = [...middles.keys()].toSorted((one, other) => (middles[one] ?? 0) - (middles[other] ?? 0))
  const heightOf = (index: number) => heights[index] ?? 0
  const tops = new Map<number, number>()
  let end = 0
  for (const index of order) {
    const top = Math.max(end, (middles[index] ?? 0) - heightOf(index) / 2)
    tops.set(index, top)
    end = top + heightOf(index)
  }
  let limit = room
  for (const index of order.toReversed()) {
    const top = Math.min(limit - heightOf(index), tops.get(index) ?? 0)
    tops.set(index, top)
    limit = top
  }
  return middles.map((_, index) => (tops.get(index) ?? 0) + heightOf(index) / 2)
}

/** Breaks a text between words, into lines of at most so many characters where words allow it. */
export function linesOf(text: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= longest) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
