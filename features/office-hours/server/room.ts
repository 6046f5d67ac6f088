import { room } from '#platform/server/room.ts'
import { officeHoursContract } from '../contract.ts'
import { offerPath, officeHoursPath, ownOfficeHoursPath } from '../paths.ts'
import { officeHoursHandlers } from './handlers.ts'
import { placeFree, timeRemoved } from './notifications.ts'
import { passOn } from './pass-on.ts'
import { officeHoursPersonalData } from './personal-data.ts'
import { offerSearchable } from './searchable.ts'

export const officeHoursRoom = room({
  name: 'officeHours',
  contract: officeHoursContract,
  handlers: officeHoursHandlers,
  screens: [officeHoursPath(), ownOfficeHoursPath(), offerPath('$id')],
  kinds: [placeFree, timeRemoved],
  reactions: (services) => [passOn(services)],
  searchables: [offerSearchable],
  personalData: officeHoursPersonalData,
})
