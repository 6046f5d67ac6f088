import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { editProfilePath } from '#features/profiles/paths.ts'
import { InvestmentPreferences, useMyProfile } from '#features/profiles/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** The Investment Preferences form; other members see an explanation. */
export function Preferences() {
  const { t } = useLingui()
  const { data: profile, error, refetch } = useMyProfile()
  if (profile && profile.user_type !== 'investor') {
    return (
      <EmptyState
        icon={SlidersHorizontal}
        title={t`Preferences are for investors`}
        action={
          <Link to={editProfilePath()} className={buttonClass()}>
            <Trans>Change my role</Trans>
          </Link>
        }
      >
        <Trans>
          Investors can choose the stages, industries and ticket sizes they’re looking for and get notified about matching deals.
        </Trans>
      </EmptyState>
    )
  }
  if (profile) return <InvestmentPreferences profile={profile} />
  if (!error) {
    return (
      <SkeletonGroup label={t`Loading your preferences`} className="grid max-w-180 gap-4">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-9" />
        ))}
      </SkeletonGroup>
    )
  }
  return <LoadFailed title={t`Failed to load your profile`} error={error} onRetry={() => void refetch()} />
}
