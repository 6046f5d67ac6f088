import { room } from '#platform/server/room.ts'
import { mentoringDaysContract } from '../contract.ts'
import { mentoringDayPath, mentoringDaysPath, operatedDayPath } from '../paths.ts'
import { followCancelled } from './follow-cancelled.ts'
import { mentoringDaysHandlers } from './handlers.ts'
import { watchableDays } from './live.ts'
import { mailSchedule } from './mail-schedule.ts'
import { dayCancelled, dayDue, scheduleSent, wishesAsked } from './notifications.ts'
import { mentoringDaysPersonalData } from './personal-data.ts'
import { remindOfDays } from './remind.ts'

export const mentoringDaysRoom = room({
  name: 'mentoringDays',
  contract: mentoringDaysContract,
  handlers: mentoringDaysHandlers,
  screens: [mentoringDaysPath(), operatedDayPath('$id'), mentoringDayPath('$id')],
  kinds: [wishesAsked, scheduleSent, dayCancelled, dayDue],
  reactions: (services) => [followCancelled(services)],
  jobs: (services) => [mailSchedule(services), remindOfDays(services)],
  live: { watchable: { mentoringDays: watchableDays } },
  personalData: mentoringDaysPersonalData,
})
