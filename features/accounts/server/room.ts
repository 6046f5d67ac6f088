import { room } from '#platform/server/room.ts'
import { accountsContract } from '../contract.ts'
import { mailChangeLink } from './change-email.ts'
import { clearExpired } from './clear-expired.ts'
import { confirmOnJoining, mailConfirmation } from './confirm-address.ts'
import { accountHandlers } from './handlers.ts'
import { mailNotice, tellFactorChanged } from './notices.ts'
import type { Accounts } from './open-accounts.ts'
import { mailResetLink } from './password-reset.ts'
import { accountsPersonalData } from './personal-data.ts'
import { resetDueFactors } from './second-factor/reset-factor.ts'

export const accountsRoom = (accounts: Accounts) =>
  room({
    name: 'accounts',
    contract: accountsContract,
    handlers: accountHandlers(accounts),
    personalData: accountsPersonalData,
    reactions: (services) => [confirmOnJoining(services), tellFactorChanged(services)],
    jobs: (services) => [
      mailResetLink(services),
      mailConfirmation(services, accounts),
      mailChangeLink(services, accounts),
      mailNotice(services),
      resetDueFactors(services),
      clearExpired(services),
    ],
  })
