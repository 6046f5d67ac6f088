import { room } from '#platform/server/room.ts'
import { matchingContract } from '../contract.ts'
import { followDisconnected } from './disconnected.ts'
import { matchingHandlers } from './handlers.ts'
import { keepMembers } from './keep-members.ts'
import { learn } from './learn.ts'
import { completeConnected } from './live.ts'
import { connectionMade, interestReceived } from './notifications.ts'
import { renewReferences } from './references.ts'
import { refitCommand } from './refit-matching.ts'
import { settleDecisions } from './settle.ts'

export const matchingRoom = room({
  name: 'matching',
  contract: matchingContract,
  handlers: matchingHandlers,
  kinds: [interestReceived, connectionMade],
  reactions: (services) => [keepMembers, learn(services), followDisconnected(services)],
  jobs: (services) => [settleDecisions(services), renewReferences(services)],
  live: { complete: { 'matching.connected': completeConnected } },
  commands: [refitCommand],
})
