import { textsOf } from '#platform/web/server-text.ts'
import type { MatchCard } from '../../contract.ts'

const inWords = textsOf('matching.reason', 'vocabulary', 'city')

/**
 * A reason for each match in a short list, in the reader's language: the most important one that no match above it has, so that the list does
 * not say the same of everybody. Undefined for a match without reasons.
 */
export function tellingReasons(cards: readonly Pick<MatchCard, 'reasons'>[]): (string | undefined)[] {
  const said = new Set<string>()
  return cards.map(({ reasons }) => {
    const texts = reasons.filter(({ fits }) => fits).map(({ text }) => inWords(text))
    const telling = texts.find((text) => !said.has(text)) ?? texts[0]
    if (telling !== undefined) said.add(telling)
    return telling
  })
}
