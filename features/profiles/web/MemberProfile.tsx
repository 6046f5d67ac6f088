import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { LoadFailed } from '#platform/web/LoadFailed.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { problemOf } from '#platform/web/problem.ts'
import { givenId } from '#platform/web/rooms/address-values.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { StaffFields } from '#features/fields/web/index.ts'
import { useMember } from '#features/members/web/index.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { PublicProfile } from '../contract.ts'
import { profiles, useProfile } from './data.ts'
import { useShownProfile } from './follow-profiles.ts'
import { MyProfile } from './MyProfile.tsx'
import { BackToList } from './view/BackToList.tsx'
import { ProfileCard } from './view/ProfileCard.tsx'
import { ProfileDetails } from './view/ProfileDetails.tsx'
import { ProfileSkeleton } from './view/ProfileSkeleton.tsx'

declare module '#platform/web/rooms/slots.tsx' {
  interface Slots {
    /** Actions at the top of another member's profile; `onBlocked` leaves the profile. */
    'profile.actions': { member: PublicProfile; onBlocked: () => Promise<void> }
    /** The top of the side column of another member's profile. */
    'profile.aside': { member: PublicProfile }
    /** With the facts of a profile, the member's own too: what they belong to. */
    'profile.belongsTo': { member: PublicProfile; isOwn: boolean }
    /** Below the profile's content, on the member's own profile too. */
    'profile.end': { member: PublicProfile }
  }
}

/** The profile screen: another member's profile, or the member's own with a way to edit it. */
export function MemberProfile() {
  const { t } = useLingui()
  const [reported, setReported] = useState<string>()
  const stopReporting = () => setReported(undefined)
  const id = givenId(useParams({ strict: false, select: (raw: { id?: unknown }) => raw.id }))
  const isOwn = useMember()?.id === id
  if (id && isOwn) return <MyProfile />
  return (
    <div className="phone:relative phone:-mx-4 phone:-mt-4 phone:px-4 phone:pt-4">
      <BackToList
        lists={[
          { href: directoryPath(), label: t`← Back to Directory` },
          { href: matchingPath(), label: t`← Back to matches` },
        ]}
      />
      {id ? <OthersProfile key={id} id={id} onReport={() => setReported(id)} /> : <NoProfileFound />}
      {/* Not within the profile, which is fetched again while the dialog is open. */}
      {id && reported === id && (
        <Slot name="member.report" member={{ id, full_name: '' }} isHidden onClose={stopReporting} onBlocked={stopReporting} />
      )}
    </div>
  )
}

function OthersProfile({ id, onReport }: { id: string; onReport: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: profile, error, refetch } = useProfile(id)
  useShownProfile(profile)
  useCountedView(profile?.id)
  usePageTitle('subject', profile?.full_name)
  const code = error && problemOf(error).code
  const leave = () => navigate({ href: directoryPath() })
  // The profile may have been hidden since it was shown.
  if (code === 'NOT_FOUND') return <NoProfileFound onReport={onReport} />
  if (profile) {
    return (
      <>
        <ProfileCard profile={profile} actions={<Slot name="profile.actions" member={profile} onBlocked={leave} />} />
        <ProfileDetails
          profile={profile}
          aside={<Slot name="profile.aside" member={profile} />}
          belongsTo={<Slot name="profile.belongsTo" member={profile} isOwn={false} />}
          end={
            <>
              <StaffFields
                subject="member"
                id={id}
                name={profile.full_name}
                answers={profile.own_fields}
                onChanged={() => void refetch()}
              />
              <Slot name="profile.end" member={profile} />
            </>
          }
        />
      </>
    )
  }
  if (!error) return <ProfileSkeleton />
  return (
    <>
      <h1 className="sr-only">{t`Member profile`}</h1>
      <LoadFailed title={t`Failed to load this profile`} error={error} onRetry={() => void refetch()} />
    </>
  )
}

/** Counts a view once the profile is shown. */
function useCountedView(id: string | undefined): void {
  const { mutate: count } = useMutation({ mutationFn: (viewed: string) => profiles.call.view({ id: viewed }), retry: 2 })
  useEffect(() => {
    if (id !== undefined) count(id)
  }, [id, count])
}

function NoProfileFound({ onReport }: { onReport?: () => void }) {
  const { t } = useLingui()
  usePageTitle('subject', t`No Profile Found`)
  return (
    <>
      <h1 className="sr-only">{t`Member profile`}</h1>
      <EmptyState
        icon={UserRoundX}
        title={t`No Profile Found`}
        action={
          <Link to={directoryPath()} className={buttonClass({ variant: 'primary' })}>
            <Trans>Browse the directory</Trans>
          </Link>
        }
      >
        <Trans>There is no member at this address. They may have left, or the link may be incomplete.</Trans>
      </EmptyState>
      {onReport && (
        <p className="mt-4 text-center text-ink-2">
          <Trans>Did this member write to you?</Trans>{' '}
          <Button size="small" variant="quiet" onPress={onReport}>
            <Trans>Report this member</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
