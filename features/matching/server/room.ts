import { room } from '#platform/server/room.ts'
import { matchingContract } from '../contract.ts'
import { matchingPath } from '../paths.ts'
import { matchingHandlers } from './handlers.ts'
import { syncMembers } from './members/keep-members.ts'
import { learnFromDecisions } from './learning/learn-from-decisions.ts'
import { completeConnected } from './deciding/live.ts'
import { connectionMade, interestReceived } from './deciding/notifications.ts'
import { rejectDisconnected } from './deciding/reject-disconnected.ts'
import { renewCommonness } from './scoring/commonness.ts'
import { publishStandings } from './learning/tell-standings.ts'
import { refitCommand } from './learning/refit-matching.ts'
import { receivedInterests } from './lists/activity.ts'
import { settleDecisions } from './deciding/settle.ts'
import { matchingPersonalData } from './personal-data.ts'

export const matchingRoom = room({
  name: 'matching',
  contract: matchingContract,
  handlers: matchingHandlers,
  screens: [matchingPath()],
  kinds: [interestReceived, connectionMade],
  reactions: (services) => [syncMembers, learnFromDecisions, rejectDisconnected(services)],
  jobs: (services) => [settleDecisions(services), renewCommonness(services), publishStandings(services)],
  live: { complete: { 'matching.connected': completeConnected } },
  commands: [refitCommand],
  home: { activity: receivedInterests },
  personalData: matchingPersonalData,
})
