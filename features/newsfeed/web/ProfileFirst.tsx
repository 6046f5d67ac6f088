import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { welcomePath } from '#features/profiles/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { buttonClass } from '#ui/button-class.ts'

/** Replaces the composer until the member has completed their profile. */
export function ProfileFirst() {
  return (
    <Banner tone="info" icon={CircleUserRound}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">
            <Trans>Complete your profile first</Trans>
          </p>
          <p>
            <Trans>You can read all posts. To post, like and comment, complete your profile.</Trans>
          </p>
        </div>
        <Link to={welcomePath()} className={buttonClass({ size: 'small' })}>
          <Trans>Complete Profile</Trans>
        </Link>
      </div>
    </Banner>
  )
}
