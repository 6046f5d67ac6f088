export { NewestMembers } from './NewestMembers.tsx'
export { useMemberSearch } from './use-member-search.ts'
