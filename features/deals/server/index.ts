export { dealDocuments } from './documents.ts'
export { dealFacts, ownersOfDeals } from './facts.ts'
export { recountDeals } from './record.ts'
export { countRunning } from './running-count.ts'
