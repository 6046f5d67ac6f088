export { categoryLabels, formatLabels, topicLabels, typeLabels } from './labels.ts'
export { useEventSearch } from './use-event-search.ts'
export { whenOf } from './when.ts'
