import type { Room } from '#platform/server/room.ts'
import { accountsRoom } from '#features/accounts/server/index.ts'
import { directoryHandlers, directoryRoom } from '#features/directory/server/index.ts'
import { matchingHandlers, matchingKinds, matchingRoom } from '#features/matching/server/index.ts'
import { membersHandlers } from '#features/members/server/index.ts'
import { messageKinds, messagesHandlers, messagesRoom } from '#features/messages/server/index.ts'
import { notificationsHandlers, notificationsRoom } from '#features/notifications/server/index.ts'
import { placesHandlers } from '#features/places/server/index.ts'
import { profileHandlers, profileKinds, profilesRoom } from '#features/profiles/server/index.ts'
import { relationsHandlers } from '#features/relations/server/index.ts'

/** What members are told of, each kind declared by the room whose events it follows. */
const notificationKinds = [...messageKinds, ...matchingKinds, ...profileKinds]

/** The rooms with something to do beside their procedures. */
export const rooms: readonly Room[] = [
  accountsRoom,
  profilesRoom,
  directoryRoom,
  matchingRoom,
  messagesRoom,
  notificationsRoom(notificationKinds),
]

/** The procedures of all rooms but the accounts', which open with the server. */
export const handlers = {
  members: membersHandlers,
  profiles: profileHandlers,
  places: placesHandlers,
  directory: directoryHandlers,
  relations: relationsHandlers,
  matching: matchingHandlers,
  messages: messagesHandlers,
  notifications: notificationsHandlers(notificationKinds),
}
