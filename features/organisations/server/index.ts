export { requireAct, roleIn } from './access.ts'
export {
  isIn,
  logoAddress,
  organisationBriefOf,
  organisations,
  organisationsOf,
  peopleOf,
  presentBrief as presentOrganisation,
  type OrganisationBriefRow,
} from './organisations.ts'
