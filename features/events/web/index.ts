export { usePlace, usePrice } from './card/EventFacts.tsx'
export { categoryLabels, formatLabels, topicLabels, typeLabels } from './labels.ts'
