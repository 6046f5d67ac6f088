import { room } from '#platform/server/room.ts'
import { relationsContract } from '../contract.ts'
import { newConnections } from './activity.ts'
import { relationsHandlers } from './handlers.ts'
import { relationsPersonalData } from './personal-data.ts'

export const relationsRoom = room({
  name: 'relations',
  contract: relationsContract,
  handlers: relationsHandlers,
  home: { activity: newConnections },
  personalData: relationsPersonalData,
})
