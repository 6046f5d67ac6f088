/** The maximum edit distance to the intended word: none for short words, two for long ones. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Up to eight known words that a misspelled one probably means, the closest first. If no whole word is close enough, it may be a misspelled
 * prefix ('bertoll' of 'bertolini').
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

/** The edit distance (optimal string alignment) from the typed word to the whole known word, and to its closest prefix. */
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
