import { isVisible, storable } from '#platform/visible-text.ts'
import { longestMessage } from '../../limits.ts'

/** From how many characters on the remaining ones are shown. */
export const countedFrom = 3_800

/** In characters, as a reader counts them. */
export const lengthOf = (text: string): number => (text.length < countedFrom ? text.length : Array.from(storable(text)).length)

/** The reason why a text can't be sent, if any. */
export function problemWith(text: string): 'empty' | 'too long' | undefined {
  if (!isVisible(text)) return 'empty'
  return lengthOf(text) > longestMessage ? 'too long' : undefined
}
