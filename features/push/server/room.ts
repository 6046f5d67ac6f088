import { room } from '#platform/server/room.ts'
import { pushContract } from '../contract.ts'
import { deliverRounds } from './delivery.ts'
import { pushHandlers } from './handlers.ts'
import { pushPersonalData } from './personal-data.ts'

export const pushRoom = room({
  name: 'push',
  contract: pushContract,
  handlers: pushHandlers,
  jobs: deliverRounds,
  personalData: pushPersonalData,
})
