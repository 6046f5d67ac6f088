import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { problemOf } from '#platform/web/problem.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useMyProfile } from './data.ts'
import { OwnProfileView } from './view/OwnProfileView.tsx'
import { ProfileSkeleton } from './view/ProfileSkeleton.tsx'

const ProfileSetup = lazy(() => import('./edit/ProfileSetup.tsx').then(({ ProfileSetup }) => ({ default: ProfileSetup })))

/** One's own profile: seen, or edited; edited at once while it was never completed. */
export function MyProfile() {
  const { t } = useLingui()
  const { data: profile, error, isFetching, refetch } = useMyProfile()
  const isEditing = useLocation({ select: ({ search }) => 'edit' in search })

  if (!profile) {
    if (!error) return <ProfileSkeleton />
    const { code, text } = problemOf(error)
    return (
      <ErrorState
        title={code === 'NOT_FOUND' ? t`No Profile Found` : t`Failed to load your profile`}
        retryLabel={t`Retry`}
        onRetry={() => void refetch()}
        pending={isFetching}
      >
        {text}
      </ErrorState>
    )
  }
  if (!isEditing && profile.profile_completed) return <OwnProfileView profile={profile} />
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <ProfileSetup profile={profile} />
    </Suspense>
  )
}
