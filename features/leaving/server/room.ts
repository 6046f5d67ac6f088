import type { NamedPersonalData, PersonalData } from '#platform/server/personal-data.ts'
import type { RetentionKind } from '#platform/server/retention.ts'
import type { Services } from '#platform/server/services.ts'
import { room } from '#platform/server/room.ts'
import type { Accounts } from '#features/accounts/server/index.ts'
import { leavingContract } from '../contract.ts'
import { mailAsked } from './ask.ts'
import { deleteDue, finishDeparture } from './delete-due.ts'
import { leavingHandlers } from './handlers.ts'
import { ownDeletion } from './queries.ts'
import { mailUnused, unusedAccounts } from './unused.ts'

export const leavingPersonalData: PersonalData = {
  lists: {
    deletion: {
      about: /*i18n*/ { id: 'file.copy.leaving.deletion', message: 'When your account will be deleted, if you asked for it.' },
      from: ['leaving_members'],
      read: ownDeletion,
    },
  },
  leftOut: {
    unused_accounts: /*i18n*/ {
      id: 'file.copy.leaving.without.unused_accounts',
      message: 'when you were told by email that your account is not used, until you use it again',
    },
    farewells: /*i18n*/ {
      id: 'file.copy.leaving.without.farewells',
      message: 'addresses of former members, until the email that confirms the deletion is sent',
    },
  },
}

/** For the retention room. */
export const leavingRetention = (services: Services): readonly RetentionKind[] => [unusedAccounts(services)]

/** @param kept the personal data of each room, available once all rooms are loaded */
export const leavingRoom = (accounts: Accounts, kept: () => readonly NamedPersonalData[]) =>
  room({
    name: 'leaving',
    contract: leavingContract,
    handlers: leavingHandlers(accounts),
    jobs: (services) => [mailAsked(services), deleteDue(services, kept), finishDeparture(services), mailUnused(services)],
    personalData: leavingPersonalData,
  })
