export { investmentDocuments } from './documents.ts'
export { portfolioSummary } from './portfolio.ts'
