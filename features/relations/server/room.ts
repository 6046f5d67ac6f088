import { room } from '#platform/server/room.ts'
import { relationsContract } from '../contract.ts'
import { newConnections } from './activity.ts'
import { connectionStep } from './funnel.ts'
import { relationsHandlers } from './handlers.ts'
import { relationsPersonalData } from './personal-data.ts'

export const relationsRoom = room({
  name: 'relations',
  contract: relationsContract,
  handlers: relationsHandlers,
  funnel: [connectionStep],
  home: { activity: newConnections },
  personalData: relationsPersonalData,
})
