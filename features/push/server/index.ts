export { pushChannel } from './delivery.ts'
export { countDevices } from './queries.ts'
