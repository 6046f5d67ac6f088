/** How many places in a deck are reserved for newcomers, if any of them fits. */
export const newcomerPlaces = 2
/** The score from which a newcomer fits: half of the points. */
export const fitsFrom = 50
/** A different member who scores at most this much less precedes a second one with the same score. */
const nearly = 15

interface Drawable {
  score: number | null
  isNewcomer: boolean
}

/**
 * The best of a ranking, with some places for newcomers who would not make it otherwise; the best still come first. Members with the same
 * score are mostly alike, so that a deck shows different ones if others fit nearly as well.
 */
export function draw<Card extends Drawable>(ranked: readonly Card[], size: number): Card[] {
  const best = new Set(differing(ranked, size))
  const newcomers = ranked.filter((card) => card.isNewcomer && (card.score ?? 0) >= fitsFrom).slice(0, newcomerPlaces)
  const missed = new Set(newcomers.filter((card) => !best.has(card)))
  const others = [...best].filter((card) => !newcomers.includes(card))
  for (const card of others.slice(others.length - missed.size)) if (missed.size > 0) best.delete(card)
  return ranked.filter((card) => missed.has(card) || best.has(card))
}

function differing<Card extends Drawable>(ranked: readonly Card[], size: number): Card[] {
  const left = new Set(ranked)
  const scores = new Set<number | null>()
  const chosen: Card[] = []
  while (chosen.length < size) {
    const [first] = left
    if (!first) break
    const fits = (first.score ?? 0) - nearly
    const next = [...left].find(({ score }) => !scores.has(score) && (score ?? 0) >= fits) ?? first
    left.delete(next)
    scores.add(next.score)
    chosen.push(next)
  }
  return chosen
}
