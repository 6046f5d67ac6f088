import { accountsContract } from '#features/accounts/contract.ts'
import { directoryContract } from '#features/directory/contract.ts'
import { matchingContract } from '#features/matching/contract.ts'
import { membersContract } from '#features/members/contract.ts'
import { messagesContract } from '#features/messages/contract.ts'
import { notificationsContract } from '#features/notifications/contract.ts'
import { placesContract } from '#features/places/contract.ts'
import { profilesContract } from '#features/profiles/contract.ts'
import { relationsContract } from '#features/relations/contract.ts'

/** Everything a client can ask of the server, room by room; served below `/api`. */
export const contract = {
  members: membersContract,
  accounts: accountsContract,
  profiles: profilesContract,
  places: placesContract,
  directory: directoryContract,
  relations: relationsContract,
  matching: matchingContract,
  messages: messagesContract,
  notifications: notificationsContract,
}
export type Contract = typeof contract
