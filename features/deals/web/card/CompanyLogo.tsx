import { OrganisationLogo } from '#features/organisations/web/index.ts'
import { Avatar, type AvatarProps } from '#ui/Avatar.tsx'
import type { DealCard } from '../../deal-contract.ts'

interface CompanyLogoProps extends Pick<AvatarProps, 'size' | 'className'> {
  deal: Pick<DealCard, 'id' | 'company_name' | 'organisation'>
}

/** The logo of the deal's organisation; without one, the initials of its company. */
export const CompanyLogo = ({ deal: { id, company_name, organisation }, ...rest }: CompanyLogoProps) =>
  organisation ? (
    <OrganisationLogo organisation={organisation} {...rest} />
  ) : (
    <Avatar id={id} name={company_name} shape="company" {...rest} />
  )
