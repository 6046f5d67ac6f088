export { portfolioSummary } from './portfolio.ts'
