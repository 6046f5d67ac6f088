import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MemberBrief } from '#features/members/contract.ts'
import { profilePath } from '#features/members/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { actionLink } from '#ui/ActionRow.tsx'

/** The picture of a person in a row. */
export const PersonPicture = ({ member: { id, full_name, profile_picture } }: { member: MemberBrief }) => (
  <Avatar id={id} name={full_name} picture={profile_picture} size={40} />
)

/** The name of a person, with a link to the profile. */
export const PersonName = ({ member: { id, full_name } }: { member: MemberBrief }): ReactNode => (
  <Link to={profilePath(id)} dir="auto" className={actionLink}>
    {full_name}
  </Link>
)
