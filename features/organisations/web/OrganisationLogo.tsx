import { Avatar, type AvatarProps } from '#ui/Avatar.tsx'
import type { OrganisationBrief } from '../contract.ts'

interface OrganisationLogoProps extends Pick<AvatarProps, 'size' | 'className'> {
  organisation: Pick<OrganisationBrief, 'id' | 'name' | 'logo'>
}

/** The logo of an organisation; without one, its initials. */
export const OrganisationLogo = ({ organisation: { id, name, logo }, ...rest }: OrganisationLogoProps) => (
  <Avatar id={id} name={name} picture={logo} shape="company" {...rest} />
)
