import type { Room } from '#platform/server/room.ts'
import { keepEntries } from './entries.ts'

export { rebuildDirectory } from './entries.ts'
export { countMembers, directoryHandlers } from './handlers.ts'
export { countryCount } from './queries.ts'

export const directoryRoom = { reactions: (services) => [keepEntries(services)] } satisfies Room
