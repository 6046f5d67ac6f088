import { room } from '#platform/server/room.ts'
import { knowledgeContract } from '../contract.ts'
import { articlePath, communityPath, webinarsPath } from '../paths.ts'
import { knowledgeHandlers } from './handlers.ts'
import { libraryIn } from './library.ts'

export const knowledgeRoom = room({
  name: 'knowledge',
  contract: knowledgeContract,
  handlers: knowledgeHandlers,
  screens: [communityPath(), webinarsPath(), articlePath('$slug')],
  personalData: {
    leftOut: {
      webinars: /*i18n*/ { id: 'file.copy.knowledge.without.webinars', message: 'webinars, which operators announce to all members' },
    },
  },
  // An article that cannot be read is told of before anybody is answered; those of other languages are read when first asked for, and tested.
  prepare: async () => void libraryIn('en'),
})
