import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { placeName } from '#features/places/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Cover } from '#ui/Cover.tsx'
import type { PublicProfile } from '../../contract.ts'
import { industryLabels } from '../labels.ts'
import { HeaderCard } from './HeaderCard.tsx'
import { TypeBadge } from './TypeBadge.tsx'

interface ProfileCardProps {
  profile: PublicProfile
  /** Level of the name's heading: h1 if it is the page's title. */
  heading?: 'h1' | 'h2'
  /** Replaces the cover and the avatar where they are editable. */
  cover?: ReactNode
  avatar?: ReactNode
  actions?: ReactNode
}

/** The header of a profile; full-width on phones. */
export function ProfileCard({ profile, heading, cover, avatar, actions }: ProfileCardProps) {
  const { t, i18n } = useLingui()

  return (
    <HeaderCard
      cover={cover ?? <Cover id={profile.id} picture={profile.cover_photo} />}
      picture={avatar ?? <ProfileAvatar profile={profile} />}
      title={profile.full_name || t`Anonymous User`}
      heading={heading}
      badges={<TypeBadge type={profile.user_type} />}
      facts={[profile.company_name, placeName(profile), profile.industry && i18n._(industryLabels[profile.industry])]}
      actions={actions}
    />
  )
}

/** The large avatar that overlaps the cover. */
export function ProfileAvatar({ profile: { id, full_name, profile_picture } }: { profile: PublicProfile }) {
  return <Avatar id={id} name={full_name} picture={profile_picture} size={104} className="ring-4 ring-surface" />
}
