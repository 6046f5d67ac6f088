export { useNotificationSummary } from './data.ts'
