export { FilterFields } from './FilterFields.tsx'
export type { MemberFilters } from './member-search.ts'
export { memberCount } from './data.ts'
