import { liveEvents } from '#platform/server/live/index.ts'
import { documentsLive } from '../contract.ts'

export const event = liveEvents(documentsLive)
