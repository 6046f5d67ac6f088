import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { lazily } from '#platform/web/lazily.ts'
import { useMyProfile } from './data.ts'
import { MyProfileHeading } from './view/MyProfileHeading.tsx'
import { OwnProfileView } from './view/OwnProfileView.tsx'
import { SeenProfile } from './view/SeenProfile.tsx'
import { ProfileSkeleton } from './view/ProfileSkeleton.tsx'

const ProfileSetup = lazily(async () => (await import('./edit/ProfileSetup.tsx')).ProfileSetup)

/** The member's own profile, viewed or edited; opens in edit mode until it has been completed. */
export function MyProfile() {
  const { t } = useLingui()
  const { data: profile, error, refetch } = useMyProfile()
  const isEditing = useLocation({ select: ({ search }) => 'edit' in search })
  const isSeen = useLocation({ select: ({ search }) => 'seen' in search })

  usePageTitle('subject', profile && (isEditing || !profile.profile_completed) ? t`Profile Setup` : undefined)

  const loading = (
    <>
      <MyProfileHeading />
      <ProfileSkeleton />
    </>
  )

  if (profile) {
    if (isSeen) return <SeenProfile profile={profile} />
    if (profile.profile_completed && !isEditing) return <OwnProfileView profile={profile} />
    return (
      <Suspense fallback={loading}>
        <ProfileSetup profile={profile} />
      </Suspense>
    )
  }
  if (!error) return loading
  return (
    <>
      <MyProfileHeading />
      <LoadFailed
        title={problemOf(error).code === 'NOT_FOUND' ? t`No Profile Found` : t`Failed to load your profile`}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  )
}
