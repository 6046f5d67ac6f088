import { Trans } from '@lingui/react/macro'
import type { JoiningMode } from '#features/joining/vocabulary.ts'

/** The label of the button for joining: what applies in this community. */
export function JoinLabel({ mode }: { mode: JoiningMode }) {
  if (mode === 'approval') return <Trans>Ask to join</Trans>
  return mode === 'invitation' ? <Trans>By invitation</Trans> : <Trans>Get Started</Trans>
}
