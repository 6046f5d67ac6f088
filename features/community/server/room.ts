import { room } from '#platform/server/room.ts'
import { communityContract } from '../contract.ts'
import { communitySettingsPath } from '../paths.ts'
import { communityHandlers } from './handlers.ts'

export const communityRoom = room({
  name: 'community',
  contract: communityContract,
  handlers: communityHandlers,
  screens: [communitySettingsPath()],
  personalData: {
    leftOut: {
      community_drafts: /*i18n*/ {
        id: 'file.copy.community.without.community_drafts',
        message: 'drafts of the community’s settings that operators preview',
      },
    },
  },
})
