import { room } from '#platform/server/room.ts'
import { matchingContract } from '../contract.ts'
import { matchingPath } from '../paths.ts'
import type { EventsInCommon } from './cards/events-in-common.ts'
import { matchingHandlers } from './handlers.ts'
import { keepMembers } from './members/keep-members.ts'
import { learnFromDecisions } from './learning/learn-from-decisions.ts'
import { completeConnected } from './deciding/live.ts'
import { connectionMade, interestReceived } from './deciding/notifications.ts'
import { rejectDisconnected } from './deciding/reject-disconnected.ts'
import { rebuildMatching, renewCommonness } from './scoring/commonness.ts'
import { tellStandings } from './learning/tell-standings.ts'
import { refitCommand } from './learning/refit-matching.ts'
import { receivedInterests } from './lists/activity.ts'
import { settleDecisions } from './deciding/settle.ts'
import { matchingPersonalData } from './personal-data.ts'

export const matchingRoom = (eventsInCommon: EventsInCommon) =>
  room({
    name: 'matching',
    contract: matchingContract,
    handlers: matchingHandlers(eventsInCommon),
    screens: [matchingPath()],
    kinds: [interestReceived, connectionMade],
    reactions: (services) => [keepMembers, learnFromDecisions, rejectDisconnected(services)],
    jobs: (services) => [settleDecisions(services), renewCommonness(services), tellStandings(services)],
    live: { complete: { 'matching.connected': completeConnected } },
    rebuild: rebuildMatching,
    commands: [refitCommand],
    home: { activity: receivedInterests },
    personalData: matchingPersonalData,
  })
