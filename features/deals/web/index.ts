export { useDealSearch } from './use-deal-search.ts'
