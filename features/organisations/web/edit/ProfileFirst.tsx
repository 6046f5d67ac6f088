import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { editProfilePath } from '#features/profiles/paths.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Asks the member to complete their profile before founding an organisation. */
export function ProfileFirst() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPage
      icon={UserRound}
      title={t`Complete your profile first`}
      action={
        <Link to={editProfilePath()} className={buttonClass({ variant: 'primary' })}>
          <Trans>Complete Profile</Trans>
        </Link>
      }
    >
      <Trans>Members want to know who is behind an organisation.</Trans>
    </EmptyState>
  )
}
