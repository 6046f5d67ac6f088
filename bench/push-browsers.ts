import { setPriority } from 'node:os'
import { type Subscription, startPushService } from '#testing/push-service.ts'
import { inputOfChild, reportReady } from './child.ts'

// A push service and the browsers behind it, which stand for machines outside: what they work is taken from nobody here.
await inputOfChild()
setPriority(10)
const service = await startPushService()

const subscribe = (count: number): Subscription[] => Array.from({ length: count }, () => service.subscribe())
/** How many messages came, and were read, since it was last asked for from the beginning. */
const received = () => service.received.length
const forget = () => void service.received.splice(0)

reportReady({}, { subscribe, received, forget })
process.on('SIGTERM', () => process.exit(0))
