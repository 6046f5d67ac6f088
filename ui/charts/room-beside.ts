import type { Bar } from './data.ts'

/** In rem: the narrowest chart, where notes may break, and the narrowest in which they do not. */
export const [narrowest, usual] = [15, 24]
/** In rem: estimates of a character's width and of the spaces round a text. */
const [character, space] = [0.54, 0.75]

/** An estimate of the width in rem of a value with its note, on the safe side. */
export const widthBeside = ({ text, note }: Pick<Bar, 'text' | 'note'>): number =>
  text.length * character + space + (note ? note.length * character + space : 0)

/**
 * The space in rem to keep free beside the longest bar, so that every value fits at the end of its own bar, and its note as well where the
 * chart is as wide as usual.
 * @param longest the value of a bar of full length
 */
export function roomBeside(bars: readonly Bar[], longest: number): number {
  return Math.max(
    0,
    ...bars.map((bar) => {
      const share = longest > 0 ? Math.min(1, ((bar.from ?? 0) + bar.value) / longest) : 0
      // A bar and its text fit if share * (width - room) + text <= width.
      const needed = (width: number, text: number) => (share === 0 ? 0 : width - (width - text) / share)
      return Math.max(needed(narrowest, widthBeside({ text: bar.text })), needed(usual, widthBeside(bar)))
    }),
  )
}
