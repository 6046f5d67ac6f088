export { matchingListings } from './list-queries.ts'
