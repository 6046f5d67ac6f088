import { Refusal, problems } from '#platform/problems.ts'
import { pictureAddress } from '#platform/server/files/picture-address.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Room } from '#platform/server/room.ts'
import { completionOf } from '../completion.ts'
import { watchableProfiles } from './access.ts'
import { removeFiles } from './change-picture.ts'
import './events.ts'
import { profileUpdated } from './notifications.ts'
import { summaryOf } from './queries.ts'
import './tables.ts'
import { uploadRoutes } from './uploads.ts'

export { profileHandlers } from './handlers.ts'
export { openProfile } from './open-profile.ts'
export { newPictureBase, storeVariants } from './pictures.ts'
export { setRole } from './queries.ts'

/** What members are told of by this room. */
export const profileKinds = [profileUpdated]

export const profilesRoom = {
  routes: uploadRoutes,
  jobs: (services) => [removeFiles(services)],
  live: { watchable: { profile: watchableProfiles } },
} satisfies Room

/** A member as their own screens need them on every page. */
export async function memberSummary(reader: Reader, id: string) {
  const row = await summaryOf(reader, id)
  if (!row) throw new Refusal(problems.notFound)
  return { ...row, profile_picture: pictureAddress(row.profile_picture), ...completionOf(row) }
}
