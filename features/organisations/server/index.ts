export { columnsOf, foldedName, suppliedBy } from './organisation-facts.ts'
export { newPictureBase, pictureFiles } from './pictures.ts'
export type { SuppliedFacts } from '#features/profiles/server/index.ts'
export { publicOrganisation, publicSlugs } from './public-page.ts'
export { requireAct, roleIn } from './access.ts'
export {
  isIn,
  logoAddress,
  organisationBriefOf,
  organisations,
  organisationsOf,
  peopleOf,
  presentBrief as presentOrganisation,
  verifiedOf,
  type OrganisationBriefRow,
} from './organisations.ts'
export { peopleWhoWantDeals } from './wants-deals.ts'
export { heirFor } from './people-queries.ts'
