import { DecidedToday } from './DecidedToday.tsx'
import { KeyLegend } from './KeyLegend.tsx'
import { ScoreLegend } from './ScoreLegend.tsx'

/** Beside the cards, where there is room. */
export function SidePanel({ self, onUndo }: { self: string; onUndo: (() => void) | undefined }) {
  return (
    <aside className="grid content-start gap-5 *:border-t *:border-line *:pt-5 *:first:border-0 *:first:pt-0">
      <DecidedToday self={self} onUndo={onUndo} />
      <ScoreLegend />
      <KeyLegend />
    </aside>
  )
}
