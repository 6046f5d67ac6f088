export { pushChannel } from './delivery.ts'
