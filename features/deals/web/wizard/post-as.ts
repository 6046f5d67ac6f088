import type { MemberBrief } from '#features/members/contract.ts'
import type { OrganisationBrief } from '#features/organisations/contract.ts'
import type { OwnOrganisation } from '#features/organisations/organisation-contract.ts'
import type { OwnProfile } from '#features/profiles/contract.ts'
import type { Deal } from '../../deal-contract.ts'
import type { DealValues } from './deal-values.ts'

/** In whose name a deal can be posted. */
export interface PostAs {
  /** The author, or who posted a colleague's deal. */
  poster: MemberBrief
  organisations: readonly OrganisationBrief[]
  /** Whether only others can change it. */
  isFixed: boolean
}

export const postNewAs = (
  { id, full_name, user_type, company_name, profile_picture }: OwnProfile,
  organisations: readonly OwnOrganisation[],
): PostAs => ({ poster: { id, full_name, user_type, company_name, profile_picture }, organisations, isFixed: false })

/** A colleague's deal stays with its organisation or becomes the colleague's own. */
export function postAgainAs({ owner, organisation, can }: Deal, member: string, organisations: readonly OwnOrganisation[]): PostAs {
  const elsewhere = can.changeOrganisation && owner.id === member ? organisations.filter(({ id }) => id !== organisation?.id) : []
  return { poster: owner, organisations: [...(organisation ? [organisation] : []), ...elsewhere], isFixed: !can.changeOrganisation }
}

export const organisationOf = ({ organisations }: PostAs, id: string | null): OrganisationBrief | null =>
  organisations.find((each) => each.id === id) ?? null

/** Values posted in the name of an organisation, or of the poster. */
export function valuesPostedAs(postAs: PostAs, id: string | null): Pick<DealValues, 'organisation_id' | 'company_name'> {
  const organisation = organisationOf(postAs, id)
  return { organisation_id: organisation?.id ?? null, company_name: organisation?.name ?? postAs.poster.company_name }
}

/** A draft may name an organisation that the author has left, or by its previous name, and drafts of before name none. */
export function upToDate(values: DealValues, postAs: PostAs): DealValues {
  const organisation = organisationOf(postAs, values.organisation_id)
  return organisation ? { ...values, company_name: organisation.name } : { ...values, organisation_id: null }
}
