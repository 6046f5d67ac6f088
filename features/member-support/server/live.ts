import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { memberSupportLive } from '../contract.ts'

const event = liveEvents(memberSupportLive)

export const bulkChanged = (operatorId: string, id: string) => event('memberSupport.bulkChanged', [toMember(operatorId)], { id })
