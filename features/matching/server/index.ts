import type { Room } from '#platform/server/room.ts'
import './card-tables.ts'
import { completeConnected } from './deciding/live.ts'
import { connectionMade, interestReceived } from './deciding/notifications.ts'
import { rejectDisconnected } from './deciding/reject-disconnected.ts'
import { settleDecisions } from './deciding/settle.ts'
import './events.ts'
import { learnFromDecisions } from './learning/learn-from-decisions.ts'
import { keepMembers } from './members/keep-members.ts'
import { renewReferences } from './scoring/references.ts'
import './tables.ts'

export { cardOf } from './cards/card-of.ts'
export { matchingHandlers } from './handlers.ts'
export { rebuildMatching } from './scoring/references.ts'
export { refitMatching, refitUsage } from './learning/refit-matching.ts'

/** What members are told of by this room. */
export const matchingKinds = [interestReceived, connectionMade]

export const matchingRoom: Room = {
  reactions: (services) => [keepMembers, learnFromDecisions(services), rejectDisconnected(services)],
  jobs: (services) => [settleDecisions(services), renewReferences(services)],
  live: { complete: { 'matching.connected': completeConnected } },
}
