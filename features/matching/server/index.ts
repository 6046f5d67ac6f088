export { cardOf } from './cards/card-of.ts'
export { scoresFor } from './lists/scores-for.ts'
export { refitUsage } from './learning/refit-matching.ts'
export { rebuildMatching } from './scoring/commonness.ts'
