import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { OwnProfile, PublicProfile } from '../../contract.ts'
import { ownProfilePath } from '../../paths.ts'
import { OwnHeading } from './OwnHeading.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'

/** One's own profile as another member sees it: one who is connected, or anybody else. */
export function SeenProfile({ profile: { email, email_visibility, ...profile } }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const [by, setBy] = useState<'member' | 'connection'>('member')
  const isEmailSeen = email_visibility === 'everyone' || (email_visibility === 'connections' && by === 'connection')
  const seen: PublicProfile = { ...profile, email: isEmailSeen ? email : null }
  return (
    <>
      <OwnHeading title={t`As others see you`} />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <SegmentedControl
          label={t`Seen by`}
          options={[
            { id: 'member', label: t`Any member` },
            { id: 'connection', label: t`A connection` },
          ]}
          value={by}
          onChange={setBy}
        />
        <p className="min-w-0 flex-1 text-ink-2">
          {isEmailSeen ? <Trans>They see your e-mail address.</Trans> : <Trans>They do not see your e-mail address.</Trans>}
        </p>
        <Link to={ownProfilePath()} className={buttonClass({ size: 'small' })}>
          <Trans>Back to your profile</Trans>
        </Link>
      </div>
      <div className="phone:mt-8">
        <ProfileCard profile={seen} heading="h2" />
      </div>
      <ProfileDetails profile={seen} />
    </>
  )
}
