import { room } from '#platform/server/room.ts'
import { investmentsContract } from '../contract.ts'
import { investmentsHandlers } from './handlers.ts'
import { investmentsPersonalData } from './personal-data.ts'

export const investmentsRoom = room({
  name: 'investments',
  contract: investmentsContract,
  handlers: investmentsHandlers,
  personalData: investmentsPersonalData,
})
