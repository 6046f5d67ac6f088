import { room } from '#platform/server/room.ts'
import { knowledgeContract } from '../contract.ts'
import { articlePath, communityPath, managedWebinarsPath, webinarsPath } from '../paths.ts'
import { knowledgeHandlers } from './handlers.ts'
import { libraryIn } from './library.ts'

export const knowledgeRoom = room({
  name: 'knowledge',
  contract: knowledgeContract,
  handlers: knowledgeHandlers,
  screens: [communityPath(), webinarsPath(), managedWebinarsPath(), articlePath('$slug')],
  personalData: {
    leftOut: {
      webinars: /*i18n*/ { id: 'file.copy.knowledge.without.webinars', message: 'webinars, which operators announce to all members' },
    },
  },
  // The server does not start if an English article is invalid; other languages are read on first use, and tested.
  prepare: async () => void libraryIn('en'),
})
