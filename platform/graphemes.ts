const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many characters a text has as people see them: an emoji of several code points is one, and so is a letter with its accents. */
export function graphemeCount(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
