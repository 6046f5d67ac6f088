export { dealDocuments } from './documents.ts'
export { type CommunityDeals, communityDeals } from './community-figures.ts'
export { recountDeals } from './record.ts'
export { countRunning } from './running-count.ts'
