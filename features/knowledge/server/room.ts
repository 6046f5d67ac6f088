import { room } from '#platform/server/room.ts'
import { knowledgeContract } from '../contract.ts'
import { articlePath, communityPath, managedWebinarsPath, webinarsPath } from '../paths.ts'
import { followGroups, watchableResources } from './resources.ts'
import { knowledgeHandlers } from './handlers.ts'
import { libraryIn } from './library.ts'
import { knowledgeSearchables } from './searchables.ts'

export const knowledgeRoom = room({
  name: 'knowledge',
  contract: knowledgeContract,
  handlers: knowledgeHandlers,
  screens: [communityPath(), webinarsPath(), managedWebinarsPath(), articlePath('$slug')],
  reactions: () => [followGroups],
  searchables: knowledgeSearchables,
  live: { watchable: { 'group-resources': watchableResources } },
  personalData: {
    lists: {
      resources: {
        about: /*i18n*/ { id: 'file.copy.knowledge.resources', message: 'Resources you added to groups.' },
        from: ['group_resources'],
        read: (reader, memberId) =>
          reader
            .selectFrom('group_resources')
            .select(['title', 'text', 'link', 'created_at'])
            .where('user_id', '=', memberId)
            .orderBy('created_at')
            .execute(),
      },
    },
    leftOut: {
      webinars: /*i18n*/ { id: 'file.copy.knowledge.without.webinars', message: 'webinars, which operators announce to all members' },
    },
  },
  // The server does not start if an English article is invalid; other languages are read on first use, and tested.
  prepare: async () => void libraryIn('en'),
})
