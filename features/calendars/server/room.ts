import { room } from '#platform/server/room.ts'
import { calendarsContract } from '../contract.ts'
import { calendarsHandlers } from './handlers.ts'
import { calendarsPersonalData } from './personal-data.ts'

export const calendarsRoom = room({
  name: 'calendars',
  contract: calendarsContract,
  handlers: calendarsHandlers,
  personalData: calendarsPersonalData,
})
