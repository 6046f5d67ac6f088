/** How many edits a typed word may be away from the one that was meant: none for short words, two for long ones. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Those of some known words that a typed one was probably meant to be, the closest first, at most eight. While no whole word is close
 * enough, the typed one may be the beginning of a longer one ('bertoll' of 'bertolini').
 */
export function likelyMeant(typed: string, known: readonly string[]): string[] {
  const measured = known.map((word) => ({ word, ...editDistance(typed, word) }))
  const within = (distance: 'whole' | 'beginning') =>
    measured
      .filter((each) => each[distance] <= allowedEdits(typed))
      .toSorted((a, b) => a[distance] - b[distance])
      .map((each) => each.word)
      .slice(0, 8)
  const whole = within('whole')
  return whole.length > 0 ? whole : within('beginning')
}

/**
 * How many letters must be inserted, left out, replaced or swapped with their neighbour to make the typed word the known one
 * (optimal string alignment), or any beginning of it.
 */
export function editDistance(typed: string, known: string): { whole: number; beginning: number } {
  let beforeLast: number[] = []
  let last = Array.from({ length: known.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= known.length; column += 1) {
      const same = typed[row - 1] === known[column - 1]
      const swapped = row > 1 && column > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return { whole: at(last, known.length), beginning: Math.min(...last) }
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
