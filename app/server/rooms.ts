import type { Room } from '#platform/server/room.ts'
import { accountsRoom } from '#features/accounts/server/index.ts'
import { directoryHandlers, directoryRoom } from '#features/directory/server/index.ts'
import { placesHandlers } from '#features/places/server/index.ts'
import { profileHandlers, profilesRoom } from '#features/profiles/server/index.ts'

/** The rooms with something to do beside their procedures. */
export const rooms: readonly Room[] = [accountsRoom, profilesRoom, directoryRoom]

/** The procedures of all rooms but the accounts', which open with the server. */
export const handlers = { profiles: profileHandlers, places: placesHandlers, directory: directoryHandlers }
