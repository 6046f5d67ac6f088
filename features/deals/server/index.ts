export { dealDocuments } from './documents.ts'
export { recountDeals } from './record.ts'
export { countRunning } from './running-count.ts'
