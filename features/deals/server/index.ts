export { dealDocuments } from './documents.ts'
