import { room } from '#platform/server/room.ts'
import { busyTimesContract } from '../contract.ts'
import { busyTimesHandlers } from './handlers.ts'
import { calendarFailing } from './notifications.ts'
import { busyTimesPersonalData } from './personal-data.ts'
import { readDue, readOne } from './read-calendar.ts'

export const busyTimesRoom = room({
  name: 'busyTimes',
  contract: busyTimesContract,
  handlers: busyTimesHandlers,
  kinds: [calendarFailing],
  jobs: (services) => [readDue(services), readOne(services)],
  personalData: busyTimesPersonalData,
})
