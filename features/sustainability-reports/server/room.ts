import { room } from '#platform/server/room.ts'
import { sustainabilityReportsContract } from '../contract.ts'
import { importPath, printPath } from '../paths.ts'
import { sustainabilityReportsHandlers } from './handlers.ts'

export const sustainabilityReportsRoom = room({
  name: 'sustainabilityReports',
  contract: sustainabilityReportsContract,
  handlers: sustainabilityReportsHandlers,
  screens: [importPath('$slug'), printPath('$slug')],
})
