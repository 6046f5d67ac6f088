export { cardOf } from './card-of.ts'
export { rebuildMatching } from './rebuild-matching.ts'
export { refitUsage } from './refit-matching.ts'
