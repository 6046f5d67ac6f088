import { room } from '#platform/server/room.ts'
import { meetingsContract } from '../contract.ts'
import { availabilityPath, bookingPath, meetingPath, meetingsPath } from '../paths.ts'
import { followAbsence, followEnded, followUnsubscribing } from './end-quietly.ts'
import { meetingStep } from './funnel.ts'
import { meetingsHandlers } from './handlers.ts'
import { mailInvitation } from './invitations.ts'
import { meetingAgreed, meetingCancelled, meetingDue, meetingLate, meetingMoved, meetingProposed } from './notifications.ts'
import { meetingsPersonalData } from './personal-data.ts'
import { remindOfMeetings } from './remind.ts'
import { meetingSearchables } from './searchables.ts'

export const meetingsRoom = room({
  name: 'meetings',
  contract: meetingsContract,
  handlers: meetingsHandlers,
  screens: [meetingsPath(), availabilityPath(), bookingPath('$id'), meetingPath('$id')],
  kinds: [meetingProposed, meetingAgreed, meetingMoved, meetingCancelled, meetingLate, meetingDue],
  reactions: (services) => [followAbsence(), followEnded(services), followUnsubscribing()],
  jobs: (services) => [mailInvitation(services), remindOfMeetings(services)],
  funnel: [meetingStep],
  personalData: meetingsPersonalData,
  searchables: meetingSearchables,
})
