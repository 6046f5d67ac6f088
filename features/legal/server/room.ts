import { room } from '#platform/server/room.ts'
import { legalContract } from '../contract.ts'
import { termsPath } from '../paths.ts'
import { ownAcceptances } from './accept.ts'
import { legalHandlers } from './handlers.ts'
import { termsTopic } from './live.ts'
import { keepFirstVersion } from './versions.ts'

export const legalRoom = room({
  name: 'legal',
  contract: legalContract,
  handlers: legalHandlers,
  screens: [termsPath()],
  prepare: (services) => keepFirstVersion(services),
  live: { watchable: { terms: async (_services, _actor, ids) => ids.filter((id) => `terms:${id}` === termsTopic) } },
  personalData: {
    lists: {
      terms: {
        about: /*i18n*/ {
          id: 'file.copy.legal.terms',
          message: 'The versions of the terms that you accepted or were told of, with their text.',
        },
        from: ['terms_acceptances'],
        read: ownAcceptances,
      },
    },
  },
})
