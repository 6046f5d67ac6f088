export { topicLabels } from './labels.ts'
