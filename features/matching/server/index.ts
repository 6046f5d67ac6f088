import type { Room } from '#platform/server/room.ts'
import { followDisconnected } from './disconnected.ts'
import { keepMembers } from './keep-members.ts'
import { learn } from './learn.ts'
import { completeConnected } from './live.ts'
import { connectionMade, interestReceived } from './notifications.ts'
import { renewReferences } from './references.ts'
import { settleDecisions } from './settle.ts'

export { cardOf } from './card-of.ts'
export { matchingHandlers } from './handlers.ts'
export { rebuildMatching } from './rebuild-matching.ts'
export { refitMatching, refitUsage } from './refit-matching.ts'

/** What members are told of by this room. */
export const matchingKinds = [interestReceived, connectionMade]

export const matchingRoom: Room = {
  reactions: (services) => [keepMembers, learn(services), followDisconnected(services)],
  jobs: (services) => [settleDecisions(services), renewReferences(services)],
  live: { complete: { 'matching.connected': completeConnected } },
}
