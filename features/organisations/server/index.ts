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
