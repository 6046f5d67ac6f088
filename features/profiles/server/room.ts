import { room } from '#platform/server/room.ts'
import { profilePath } from '#features/members/paths.ts'
import { profilesContract } from '../contract.ts'
import { ownProfilePath, welcomePath } from '../paths.ts'
import { watchableProfiles } from './access.ts'
import { removeFiles } from './pictures/change-picture.ts'
import { profileStep } from './funnel.ts'
import { profileHandlers } from './handlers.ts'
import { profileUpdated } from './notifications.ts'
import { profilesPersonalData } from './personal-data.ts'

export const profilesRoom = room({
  name: 'profiles',
  contract: profilesContract,
  handlers: profileHandlers,
  screens: [ownProfilePath(), profilePath('$id'), welcomePath(), welcomePath('$step')],
  kinds: [profileUpdated],
  jobs: (services) => [removeFiles(services)],
  funnel: [profileStep],
  personalData: profilesPersonalData,
  live: { watchable: { profile: watchableProfiles } },
})
