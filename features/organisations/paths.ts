import { tabPath } from '#platform/paths.ts'

/** The page of an organisation; its address is public if the organisation is. */
export const organisationPath = (slug: string) => `/organisation/${slug}`
export const editOrganisationPath = (slug: string) => `${organisationPath(slug)}/edit`
/** Who is in it, who is invited, who asks to join. */
export const organisationPeoplePath = (slug: string) => `${organisationPath(slug)}/people`
export const organisationVerificationPath = (slug: string) => `${organisationPath(slug)}/verification`
/** The member's own organisations and invitations. */
export const ownOrganisationsPath = () => tabPath('your-organisations')
export const newOrganisationPath = (name?: string) =>
  `${tabPath('your-organisations')}/new${name ? `?name=${encodeURIComponent(name)}` : ''}`
export const invitationPath = (id: string) => `${tabPath('your-organisations')}/invitations/${id}`
