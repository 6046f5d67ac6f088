import { room } from '#platform/server/room.ts'
import { reportsContract } from '../contract.ts'
import { clearOld } from './clear-old.ts'
import { reportsHandlers } from './handlers.ts'
import { reports } from './operators.ts'
import { forgetProfile, reportsBy } from './queries.ts'

export const reportsRoom = room({
  name: 'reports',
  contract: reportsContract,
  handlers: reportsHandlers,
  jobs: (services) => [clearOld(services)],
  commands: [reports],
  personalData: {
    lists: { reports: { about: 'What you have reported to the operators.', from: ['reports'], read: reportsBy } },
    forget: (tx, { id }) => forgetProfile(tx, id),
  },
})
