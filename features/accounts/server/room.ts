import { room } from '#platform/server/room.ts'
import { accountsContract } from '../contract.ts'
import { clearExpired } from './clear-expired.ts'
import { accountHandlers } from './handlers.ts'
import type { Accounts } from './open-accounts.ts'
import { mailResetLink } from './password-reset.ts'
import { accountsPersonalData } from './personal-data.ts'

export const accountsRoom = (accounts: Accounts) =>
  room({
    name: 'accounts',
    contract: accountsContract,
    handlers: accountHandlers(accounts),
    personalData: accountsPersonalData,
    jobs: (services) => [mailResetLink(services), clearExpired(services)],
  })
