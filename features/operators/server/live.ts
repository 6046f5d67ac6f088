import { liveEvents, toMember } from '#platform/server/live/index.ts'
import { operatorsLive } from '../contract.ts'

const event = liveEvents(operatorsLive)

/** Tells the member's pages that their role, or what it allows, has changed; afterwards the server checks anew what they may watch. */
export const roleChanged = (memberId: string) => event('operators.roleChanged', [toMember(memberId)], {}, { rewatch: true })
