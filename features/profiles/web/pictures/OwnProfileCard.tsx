import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Cover } from '#ui/Cover.tsx'
import type { OwnProfile } from '../../contract.ts'
import { ProfileAvatar, ProfileCard } from '../view/ProfileCard.tsx'
import { EditablePicture } from './EditablePicture.tsx'
import { useOwnPicture } from './use-own-picture.ts'

/** The header of the member's own profile, where both pictures can be changed. */
export function OwnProfileCard({ profile, actions }: { profile: OwnProfile; actions?: ReactNode }) {
  const edited = useOwnPicture(profile, 'cover')
  const cover = (
    <EditablePicture edited={edited} className="" buttonClassName="absolute end-4 top-4 phone:end-3 phone:top-2">
      <Cover id={profile.id} picture={profile.cover_photo} />
      {!profile.cover_photo && (
        <p className="absolute inset-x-0 top-1/2 -translate-y-1/2 px-4 text-center text-12 text-ink-2 phone:hidden">
          <Trans>Drop a picture here. Recommended: 1200x300 px</Trans>
        </p>
      )}
    </EditablePicture>
  )
  return <ProfileCard profile={profile} heading="h2" cover={cover} avatar={<OwnAvatar profile={profile} />} actions={actions} />
}

/** The member's own picture, with a button to change it. */
export function OwnAvatar({ profile }: { profile: OwnProfile }) {
  const edited = useOwnPicture(profile, 'picture')
  return (
    <EditablePicture
      edited={edited}
      className="grid w-fit rounded-full"
      buttonClassName="absolute end-0 bottom-0 phone:-end-6 phone:-bottom-1"
    >
      <ProfileAvatar profile={profile} />
    </EditablePicture>
  )
}
