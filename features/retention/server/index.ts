export { keptPeriods } from './rules.ts'
