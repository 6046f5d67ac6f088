import { room } from '#platform/server/room.ts'
import { matchingContract } from '../contract.ts'
import { matchingPath } from '../paths.ts'
import type { EventsInCommon } from './cards/events-in-common.ts'
import type { JudgedMeetings } from './cards/judged-meetings.ts'
import { interestStep } from './funnel.ts'
import { matchingHandlers } from './handlers.ts'
import { syncMembers } from './members/keep-members.ts'
import { learnFromDecisions } from './learning/learn-from-decisions.ts'
import { answerConnected } from './deciding/answer-connected.ts'
import { completeConnected } from './deciding/live.ts'
import { connectionMade, interestReceived } from './deciding/notifications.ts'
import { rejectDisconnected } from './deciding/reject-disconnected.ts'
import { rebuildMatching, renewCommonness } from './scoring/commonness.ts'
import { publishStandings } from './learning/tell-standings.ts'
import { refitCommand } from './learning/refit-matching.ts'
import { receivedInterests } from './lists/activity.ts'
import { settleDecisions } from './deciding/settle.ts'
import { matchingPersonalData } from './personal-data.ts'

export const matchingRoom = (eventsInCommon: EventsInCommon, judgedMeetings: JudgedMeetings) =>
  room({
    name: 'matching',
    contract: matchingContract,
    handlers: matchingHandlers(eventsInCommon, judgedMeetings),
    screens: [matchingPath()],
    shortcut: {
      id: 'matching',
      name: /*i18n*/ { id: 'install.matching', message: 'Matching' },
      path: matchingPath(),
      icon: 'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z',
    },
    kinds: [interestReceived, connectionMade],
    reactions: (services) => [syncMembers, learnFromDecisions, answerConnected(services), rejectDisconnected(services)],
    jobs: (services) => [settleDecisions(services), renewCommonness(services), publishStandings(services)],
    live: { complete: { 'matching.connected': completeConnected } },
    rebuild: rebuildMatching,
    commands: [refitCommand],
    funnel: [interestStep],
    home: { activity: receivedInterests },
    personalData: matchingPersonalData,
  })
