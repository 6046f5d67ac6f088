import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { placeName } from '#features/places/web/index.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Cover } from '#ui/Cover.tsx'
import type { PublicProfile } from '../../contract.ts'
import { industryLabels } from '../labels.ts'
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
export function ProfileCard({ profile, heading: Heading = 'h1', cover, avatar, actions }: ProfileCardProps) {
  const { t, i18n } = useLingui()
  const facts = [profile.company_name, placeName(profile), profile.industry && i18n._(industryLabels[profile.industry])].filter(Boolean)

  return (
    <article className="card overflow-clip phone:-mx-4 phone:-mt-4 phone:rounded-none phone:border-x-0 phone:border-t-0">
      {cover ?? <Cover id={profile.id} picture={profile.cover_photo} />}
      <div className="-mt-10 flex items-end gap-5 px-7 pb-6 phone:-mt-9 phone:block phone:px-4 phone:pb-4">
        {avatar ?? <ProfileAvatar profile={profile} />}
        <div className="min-w-0 flex-1 pt-13 phone:pt-2.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="min-w-0 text-28 font-semibold break-words phone:text-20">{profile.full_name || t`Anonymous User`}</Heading>
            <TypeBadge type={profile.user_type} />
          </div>
          {facts.length > 0 && <p className="break-words text-ink-2">{facts.join(' · ')}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 phone:mt-3.5 phone:*:flex-auto">{actions}</div>}
      </div>
    </article>
  )
}

/** The large avatar that overlaps the cover. */
export function ProfileAvatar({ profile: { id, full_name, profile_picture } }: { profile: PublicProfile }) {
  return <Avatar id={id} name={full_name} picture={profile_picture} size={104} className="ring-4 ring-surface" />
}
