import { room } from '#platform/server/room.ts'
import { healthContract } from '../contract.ts'
import { healthPath } from '../paths.ts'
import { healthHandlers } from './handlers.ts'

export const healthRoom = room({
  name: 'health',
  contract: healthContract,
  handlers: healthHandlers,
  screens: [healthPath()],
})
