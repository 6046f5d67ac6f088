import type { Room } from '#platform/server/room.ts'
import { watchableProfiles } from './access.ts'
import { removeFiles } from './change-picture.ts'
import { profileUpdated } from './notifications.ts'
import { uploadRoutes } from './uploads.ts'

export { profileFacts } from './facts.ts'
export { profileHandlers } from './handlers.ts'
export { openProfile } from './open-profile.ts'
export { newPictureBase, storeVariants } from './pictures.ts'

/** What members are told of by this room. */
export const profileKinds = [profileUpdated]

export const profilesRoom = {
  routes: uploadRoutes,
  jobs: (services) => [removeFiles(services)],
  live: { watchable: { profile: watchableProfiles } },
} satisfies Room
