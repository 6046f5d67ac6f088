import type { SearchResult } from '../contract.ts'

/** A text in which the words that were found are marked. */
export const Marked = ({ parts }: { parts: SearchResult['excerpt'] }) =>
  parts.map(({ text, is_found }, at) =>
    is_found ? (
      // The parts of a text never move.
      <mark key={at} className="rounded-[3px] bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
