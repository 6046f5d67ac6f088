import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { editProfilePath, welcomePath } from '#features/profiles/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Explains to a member with an incomplete profile why they can't write yet, with links to the first steps and the whole form. */
export function ProfileFirst() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={CircleUserRound}
      title={t`Complete your profile first`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to={welcomePath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Continue</Trans>
          </Link>
          <Link to={editProfilePath()} className={buttonClass()}>
            <Trans>Complete Profile</Trans>
          </Link>
        </div>
      }
    >
      <Trans>Members want to know who they are talking to. Add a sentence about yourself and your field to send messages.</Trans>
    </EmptyState>
  )
}

/** The same as a short note, in place of the composer or the search. */
export function ProfileFirstNote({ className }: { className?: string }) {
  return (
    <Banner tone="info" icon={CircleUserRound} className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">
            <Trans>Complete your profile first</Trans>
          </p>
          <p>
            <Trans>You can read your messages. To reply, complete your profile. Your drafts are saved.</Trans>
          </p>
        </div>
        <Link to={welcomePath()} className={buttonClass({ size: 'small' })}>
          <Trans>Complete Profile</Trans>
        </Link>
      </div>
    </Banner>
  )
}
