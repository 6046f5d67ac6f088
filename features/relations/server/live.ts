import { liveEvents } from '#platform/server/live/index.ts'
import { relationsLive } from '../contract.ts'

export const event = liveEvents(relationsLive)
