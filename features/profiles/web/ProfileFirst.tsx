import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { editProfilePath } from '../paths.ts'

/** Asks the member to complete their profile before they create something. @param children why */
export function ProfileFirst({ children }: { children: ReactNode }) {
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
      {children}
    </EmptyState>
  )
}
