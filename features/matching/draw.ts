/** How many places of a deck are kept for newcomers, if any of them fits. */
export const placesForNewcomers = 2
/** A newcomer fits from this score on: better than half of all pairs. */
export const fitsFrom = 50

interface Drawable {
  score: number
  isNewcomer: boolean
}

/** The best of a ranking, with some places for newcomers who would not have come so far by themselves; the best still come first. */
export function draw<Card extends Drawable>(ranked: readonly Card[], size: number): Card[] {
  const best = ranked.slice(0, size)
  const newcomers = ranked.filter((card) => card.isNewcomer && card.score >= fitsFrom).slice(0, placesForNewcomers)
  const missed = newcomers.filter((card) => !best.includes(card))
  if (missed.length === 0) return best
  const others = best.filter((card) => !newcomers.includes(card))
  const leaving = new Set(others.slice(others.length - missed.length))
  return ranked.filter((card) => missed.includes(card) || (best.includes(card) && !leaving.has(card)))
}
