import { room } from '#platform/server/room.ts'
import { impactStatementsContract } from '../contract.ts'
import { impactStatementPath } from '../paths.ts'
import { impactStatementsHandlers } from './handlers.ts'
import { impactStatementsPersonalData } from './personal-data.ts'

export const impactStatementsRoom = room({
  name: 'impactStatements',
  contract: impactStatementsContract,
  handlers: impactStatementsHandlers,
  screens: [impactStatementPath()],
  personalData: impactStatementsPersonalData,
})
