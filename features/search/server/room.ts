import { room } from '#platform/server/room.ts'
import { compareKind } from '#platform/server/search/compare.ts'
import type { Searchable } from '#platform/server/search/index.ts'
import { compareNightly, queueRebuild, rebuildOutdated } from '#platform/server/search/jobs.ts'
import { keepEntries, reviewEntriesOf } from '#platform/server/search/keep-entries.ts'
import { searchContract } from '../contract.ts'
import { searchPath } from '../paths.ts'
import { searchHandlers } from './handlers.ts'
import { rebuildSearch } from './rebuild-command.ts'
import { checkSaved } from './saved/check-saved.ts'
import { newResults } from './saved/notifications.ts'
import { savedSearches } from './saved/saved-searches.ts'

/** @param searchables what the rooms let members search for */
export const searchRoom = (searchables: readonly Searchable[]) =>
  room({
    name: 'search',
    contract: searchContract,
    handlers: searchHandlers(searchables),
    screens: [searchPath()],
    kinds: [newResults],
    reactions: () => [keepEntries(searchables)],
    jobs: (services) => [rebuildOutdated(services, searchables), compareNightly(services, searchables), checkSaved(services, searchables)],
    prepare: (services) => queueRebuild(services, searchables),
    commands: [rebuildSearch(searchables)],
    personalData: {
      lists: {
        saved: {
          about: /*i18n*/ { id: 'file.copy.search.saved', message: 'Searches you saved, and when you last opened each.' },
          from: ['saved_searches'],
          read: savedSearches,
        },
      },
      leftOut: {
        search_entries: /*i18n*/ {
          id: 'file.copy.search.without.search_entries',
          message: 'the search index, which is made from what the other lists contain',
        },
        search_kinds: /*i18n*/ {
          id: 'file.copy.search.without.search_kinds',
          message: 'how far the search index was compared with its sources',
        },
      },
      passingTables: ['search_entries', 'search_words', 'search_kinds'],
      forget: (tx, { id }) => reviewEntriesOf(tx, id),
    },
    async rebuild(database) {
      for (const searchable of searchables) await compareKind(database, searchable)
    },
  })
