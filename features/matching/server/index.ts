import type { Room } from '#platform/server/room.ts'
import './card-tables.ts'
import { followDisconnected } from './deciding/disconnected.ts'
import './events.ts'
import { keepMembers } from './members/keep-members.ts'
import { learn } from './learning/learn.ts'
import { completeConnected } from './deciding/live.ts'
import { connectionMade, interestReceived } from './deciding/notifications.ts'
import { renewReferences } from './scoring/references.ts'
import { settleDecisions } from './deciding/settle.ts'
import './tables.ts'

export { cardOf } from './cards/card-of.ts'
export { matchingHandlers } from './handlers.ts'
export { rebuildMatching } from './scoring/rebuild-matching.ts'
export { refitMatching, refitUsage } from './learning/refit-matching.ts'

/** What members are told of by this room. */
export const matchingKinds = [interestReceived, connectionMade]

export const matchingRoom: Room = {
  reactions: (services) => [keepMembers, learn(services), followDisconnected(services)],
  jobs: (services) => [settleDecisions(services), renewReferences(services)],
  live: { complete: { 'matching.connected': completeConnected } },
}
