import { room } from '#platform/server/room.ts'
import { relationsContract } from '../contract.ts'
import { relationsHandlers } from './handlers.ts'
import { relationsPersonalData } from './personal-data.ts'

export const relationsRoom = room({
  name: 'relations',
  contract: relationsContract,
  handlers: relationsHandlers,
  personalData: relationsPersonalData,
})
