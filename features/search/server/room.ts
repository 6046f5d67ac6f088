import { room } from '#platform/server/room.ts'
import { keepEntries } from '#platform/server/search/keep-entries.ts'
import type { Searchable } from '#platform/server/search/index.ts'
import { compareKind } from '#platform/server/search/rebuild.ts'
import { searchContract } from '../contract.ts'
import { searchHandlers } from './handlers.ts'

/** @param searchables what the rooms let members search for */
export const searchRoom = (searchables: readonly Searchable[]) =>
  room({
    name: 'search',
    contract: searchContract,
    handlers: searchHandlers(searchables),
    reactions: () => [keepEntries(searchables)],
    async rebuild(database) {
      for (const searchable of searchables) await compareKind(database, searchable)
    },
  })
