import { room } from '#platform/server/room.ts'
import { calendarsContract } from '../contract.ts'
import { followCorrections } from './follow-corrections.ts'
import { calendarsHandlers } from './handlers.ts'
import { calendarsPersonalData } from './personal-data.ts'

export const calendarsRoom = room({
  name: 'calendars',
  contract: calendarsContract,
  handlers: calendarsHandlers,
  reactions: () => [followCorrections],
  personalData: calendarsPersonalData,
})
