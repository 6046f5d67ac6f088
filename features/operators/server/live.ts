import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { operatorsLive } from '../contract.ts'

const event = liveEvents(operatorsLive)

export const roleChanged = (memberId: string) => event('operators.roleChanged', [toMember(memberId)], {})
