export { dealById, pipelinePages } from './data.ts'
export { ShareToDeal } from './owner/ShareToDeal.tsx'
