import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck, Undo2 } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ProfileHint } from '../../contract.ts'
import { BetterMatches } from './BetterMatches.tsx'

export interface CaughtUpProps {
  /** How many the deck had. */
  size: number
  /** Whether the next deck lies ready. */
  hasMore: boolean
  hints: readonly ProfileHint[]
  isFinding: boolean
  onFind: () => void
  onUndo: (() => void) | undefined
}

/** All cards of the deck are decided. */
export function CaughtUp({ size, hasMore, hints, isFinding, onFind, onUndo }: CaughtUpProps) {
  const { t } = useLingui()
  return (
    <section data-front tabIndex={-1} className="card rounded-dialog py-6 outline-none">
      <EmptyState
        icon={CheckCheck}
        title={t`You're all caught up!`}
        action={
          <div className="grid justify-items-center gap-2">
            <Button variant="primary" pending={isFinding} onPress={onFind}>
              <Trans>Find New Matches</Trans>
            </Button>
            {onUndo && (
              <Button className="md:hidden" onPress={onUndo}>
                <Undo2 aria-hidden />
                <Trans>Undo last swipe</Trans>
              </Button>
            )}
          </div>
        }
      >
        {hasMore ? (
          <Plural
            value={size}
            one="You have decided on the one member of this deck. The next ones are ready when you are."
            other="You have decided on all # members of this deck. The next ones are ready when you are."
          />
        ) : (
          <Trans>You have decided on everyone chosen for you. New suggestions come when members join or profiles change.</Trans>
        )}
      </EmptyState>
      <BetterMatches hints={hints} />
    </section>
  )
}
