export { useMemberSearch } from './use-member-search.ts'
