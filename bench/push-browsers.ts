import { setPriority } from 'node:os'
import { type Subscription, startPushService } from '#testing/push-service.ts'
import { inputOfChild, reportReady } from './child.ts'

// Simulates a push service and its browsers in a separate process, so that their work does not count.
await inputOfChild()
setPriority(10)
const service = await startPushService()

const subscribe = (count: number): Subscription[] => Array.from({ length: count }, () => service.subscribe())
/** How many messages arrived, and were decrypted, since the last reset. */
const received = () => service.received.length
const forget = () => void service.received.splice(0)

reportReady({}, { subscribe, received, forget })
process.on('SIGTERM', () => process.exit(0))
