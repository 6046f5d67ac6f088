export { dealById, pipelinePages } from './data.ts'
export { useDealSearch } from './use-deal-search.ts'
export { ShareToDeal } from './owner/ShareToDeal.tsx'
