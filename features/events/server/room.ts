import { room } from '#platform/server/room.ts'
import { eventsContract } from '../contract.ts'
import { attendeesPath, editEventPath, eventPath, eventsPath, newEventPath } from '../paths.ts'
import { ownEvents } from './activity.ts'
import { eventsHandlers } from './handlers.ts'
import { eventCancelled, eventChanged, placeGiven, registrationReceived } from './notifications.ts'
import { eventsPersonalData } from './personal-data.ts'

export const eventsRoom = room({
  name: 'events',
  contract: eventsContract,
  handlers: eventsHandlers,
  screens: [eventsPath(), newEventPath(), eventPath('$id'), editEventPath('$id'), attendeesPath('$id')],
  kinds: [eventChanged, eventCancelled, placeGiven, registrationReceived],
  home: { activity: ownEvents },
  personalData: eventsPersonalData,
})
