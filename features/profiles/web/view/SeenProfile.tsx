import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswersSeenBy } from '#features/fields/web/index.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { OwnProfile, PublicProfile } from '../../contract.ts'
import { ownProfilePath } from '../../paths.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'

/** The member's own profile as others see it: a connection, or any other member. */
export function SeenProfile({ profile: { email, email_visibility, ...profile } }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const [by, setBy] = useState<'member' | 'connection'>('member')
  const isEmailSeen = email_visibility === 'everyone' || (email_visibility === 'connections' && by === 'connection')
  const own_fields = useAnswersSeenBy(by, profile.own_fields)
  const seen: PublicProfile = { ...profile, own_fields, email: isEmailSeen ? email : null }
  return (
    <>
      <PageHeading title={t`Your profile as others see it`} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <SegmentedControl
          label={t`View as`}
          options={[
            { id: 'member', label: t`Any member` },
            { id: 'connection', label: t`A connection` },
          ]}
          value={by}
          onChange={setBy}
        />
        <p className="flex-1 basis-64 text-ink-2">
          {isEmailSeen ? <Trans>They can see your email address.</Trans> : <Trans>They can’t see your email address.</Trans>}
        </p>
        <Link to={ownProfilePath()} className={buttonClass({ size: 'small' })}>
          <Trans>Back to your profile</Trans>
        </Link>
      </div>
      <div className="phone:mt-8">
        <ProfileCard profile={seen} heading="h2" />
      </div>
      <ProfileDetails profile={seen} belongsTo={<Slot name="profile.belongsTo" member={seen} isOwn={false} />} />
    </>
  )
}
