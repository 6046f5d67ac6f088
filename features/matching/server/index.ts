export { cardOf } from './cards/card-of.ts'
export { refitUsage } from './learning/refit-matching.ts'
export { rebuildMatching } from './scoring/commonness.ts'
