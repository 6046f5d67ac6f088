export { categoryLabels, formatLabels, topicLabels, typeLabels } from './labels.ts'
