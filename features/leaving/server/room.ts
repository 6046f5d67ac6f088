import type { NamedPersonalData, PersonalData } from '#platform/server/personal-data.ts'
import { room } from '#platform/server/room.ts'
import type { Accounts } from '#features/accounts/server/index.ts'
import { leavingContract } from '../contract.ts'
import { mailAsked } from './ask.ts'
import { deleteDue, sayFarewell } from './delete-due.ts'
import { leavingHandlers } from './handlers.ts'
import { ownDeletion } from './queries.ts'

export const leavingPersonalData: PersonalData = {
  lists: {
    deletion: {
      about: /*i18n*/ { id: 'file.copy.leaving.deletion', message: 'When your account is deleted, if you asked for that.' },
      from: ['leaving_members'],
      read: ownDeletion,
    },
  },
  leftOut: {
    farewells: /*i18n*/ {
      id: 'file.copy.leaving.without.farewells',
      message: 'addresses of those who have left, until the mail about it is sent',
    },
  },
}

/** @param kept what each room keeps about members, once all rooms are there */
export const leavingRoom = (accounts: Accounts, kept: () => readonly NamedPersonalData[]) =>
  room({
    name: 'leaving',
    contract: leavingContract,
    handlers: leavingHandlers(accounts),
    jobs: (services) => [mailAsked(services), deleteDue(services, kept), sayFarewell(services)],
    personalData: leavingPersonalData,
  })
