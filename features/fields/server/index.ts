export { type FilterCondition, filterCondition } from './filter-condition.ts'
export { chosenByBoth } from './in-common.ts'
export { deleteUnasked, mergeValues, saveValues, valuesOf } from './values.ts'
