export { type FilterCondition, filterCondition } from './filter-condition.ts'
export { chosenByBoth } from './in-common.ts'
export { checkedValues, deleteUnasked, mergeValues, saveValues, valuesOf } from './values.ts'
