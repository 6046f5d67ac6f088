export { useCompletedMembers } from './use-completed-members.ts'
export { useMemberSearch, useOrganisationSearch } from './use-search.ts'
export { memberEntry } from './data.ts'
