export { useCompletedMembers } from './use-completed-members.ts'
export { useMemberSearch } from './use-search.ts'
