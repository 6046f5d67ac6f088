import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ProfileHint } from '../../contract.ts'
import { BetterMatches } from './BetterMatches.tsx'

export interface NoMatchesProps {
  hints: readonly ProfileHint[]
  isFinding: boolean
  onFind: () => void
}

/** There is nobody to decide on, and there was not. */
export function NoMatches({ hints, isFinding, onFind }: NoMatchesProps) {
  const { t } = useLingui()
  return (
    <div className="card rounded-dialog py-6">
      <EmptyState
        icon={Sparkles}
        title={t`No matches yet`}
        action={
          <Button variant={hints.length > 0 ? 'secondary' : 'primary'} pending={isFinding} onPress={onFind}>
            <Trans>Find New Matches</Trans>
          </Button>
        }
      >
        <Trans>Suggestions come as members join and profiles are filled in.</Trans>
      </EmptyState>
      <BetterMatches hints={hints} />
    </div>
  )
}
