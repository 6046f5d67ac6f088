import { Trans } from '@lingui/react/macro'
import type { JoiningMode } from '#features/joining/vocabulary.ts'
import { dashboardPath } from '#platform/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { JoinLabel } from './JoinLabel.tsx'
import { SignInLink } from './SignInLink.tsx'

/** The way in: joining as this community allows it, or the dashboard for members. */
export function MainButton({ joining, isMember, className }: { joining: JoiningMode; isMember: boolean; className?: string }) {
  const look = buttonClass({ variant: 'primary', size: 'tall', className })
  return isMember ? (
    <a href={dashboardPath()} className={look}>
      <Trans>Go to the dashboard</Trans>
    </a>
  ) : (
    <SignInLink mode="join" className={look}>
      <JoinLabel mode={joining} />
    </SignInLink>
  )
}
