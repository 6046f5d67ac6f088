export { dealDocuments } from './documents.ts'
export { recountDeals } from './record.ts'
