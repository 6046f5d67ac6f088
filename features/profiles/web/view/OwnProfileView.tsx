import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { editProfilePath, seenProfilePath } from '../../paths.ts'
import { Slot } from '#platform/web/rooms/slots.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { OwnProfile } from '../../contract.ts'
import { unsavedValues } from '../edit/unsaved-values.ts'
import { OwnProfileCard } from '../pictures/OwnProfileCard.tsx'
import { MyProfileHeading } from './MyProfileHeading.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'

/** The member's own profile, with buttons to change it. */
export function OwnProfileView({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [hasUnsavedValues] = useState(() => unsavedValues(profile) !== undefined)
  const edit = () => void navigate({ href: editProfilePath() })
  const emailNotes = {
    everyone: t`Visible to everyone in the community`,
    connections: t`Visible to your connections`,
    nobody: t`Only visible to you`,
  }

  return (
    <>
      <MyProfileHeading />
      <OwnProfileCard
        profile={profile}
        actions={
          <>
            <Link to={seenProfilePath()} className={buttonClass()}>
              <Eye aria-hidden />
              <Trans>View as others</Trans>
            </Link>
            <Button onPress={edit}>
              <Pencil aria-hidden />
              <Trans>Edit Profile</Trans>
            </Button>
          </>
        }
      />
      {hasUnsavedValues && (
        <Banner
          tone="info"
          className="mt-5"
          action={
            <Button size="small" onPress={edit}>
              <Trans>Continue editing</Trans>
            </Button>
          }
        >
          <Trans>You have unsaved changes.</Trans>
        </Banner>
      )}
      <ProfileDetails
        profile={profile}
        emailNote={emailNotes[profile.email_visibility]}
        belongsTo={<Slot name="profile.belongsTo" member={profile} isOwn />}
        end={<Slot name="profile.end" member={profile} />}
      />
    </>
  )
}
