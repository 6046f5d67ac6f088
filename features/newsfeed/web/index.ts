export { topicLabels } from './labels.ts'
export { ShareToPost } from './compose/ShareToPost.tsx'
