import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onResync, roomLive, useWatched } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { directoryLive } from '../contract.ts'
import { type Listed, type Lists, hasEntry, withEntry } from './changed-entries.ts'
import { directory } from './data.ts'
import { type Followed, followedMembers, followedOrganisations } from './followed.ts'

const live = roomLive<typeof directoryLive>()

/**
 * Updates the entries of a list when they change. All loaded entries are watched, so that none is outdated when scrolled to; changed ones
 * are refetched once they are shown.
 */
export function useFollowed<Card extends Listed>(
  followed: Followed<Card>,
  loaded: readonly Listed[],
  shown: readonly Listed[] = loaded,
): void {
  const queryClient = useQueryClient()
  useWatched(loaded.map(({ id }) => `${followed.subject}:${id}`))
  const changed = shown.flatMap(({ id, changes }) => (changes === undefined ? [] : [`${id} ${changes}`])).join()
  useEffect(() => {
    for (const each of changed === '' ? [] : changed.split(',')) {
      const [id = '', changes] = each.split(' ')
      void refresh(queryClient, followed, id, Number(changes))
    }
  }, [changed, followed, queryClient])
}

/** Marks changed entries in the loaded lists. */
export const followDirectory: Follow = ({ queryClient }) => [
  live.on('directory.changed', ({ id }) => void markChanged(queryClient, followedMembers, id)),
  live.on('directory.organisationChanged', ({ id }) => void changeOrganisation(queryClient, id)),
  onResync(() => void queryClient.invalidateQueries({ queryKey: directory.query.key() })),
]

async function markChanged<Card extends Listed>(queryClient: QueryClient, followed: Followed<Card>, id: string): Promise<void> {
  // Responses under way may be older than the change and would overwrite the mark, so wait for them.
  const onTheirWay = queryClient.getQueryCache().findAll({ queryKey: followed.lists, fetchStatus: 'fetching' })
  await Promise.allSettled(onTheirWay.map(async (query) => query.promise))
  inLists(queryClient, followed, id, (entry) => ({ ...entry, changes: (entry.changes ?? 0) + 1 }))
}

/** Its people are told even if no list shows it: it may have just been created. */
async function changeOrganisation(queryClient: QueryClient, id: string): Promise<void> {
  await markChanged(queryClient, followedOrganisations, id)
  const lists = queryClient.getQueriesData<Lists<Listed>>({ queryKey: followedOrganisations.lists })
  if (lists.some(([, list]) => list && hasEntry(list, id))) return
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: followedOrganisations.lists }),
    queryClient.invalidateQueries({ queryKey: directory.query.organisationCounts.key() }),
  ])
}

/** Refetches a changed entry, unless it has changed again in the meantime. */
async function refresh<Card extends Listed>(
  queryClient: QueryClient,
  followed: Followed<Card>,
  id: string,
  changes: number,
): Promise<void> {
  const card = await entryOf(followed, id)
  if (card === undefined) return void queryClient.invalidateQueries({ queryKey: followed.lists, refetchType: 'none' })
  inLists(queryClient, followed, id, (entry) => ((entry.changes ?? 0) > changes ? entry : card))
}

/** Null if the entry is no longer visible, undefined if the request failed. */
async function entryOf<Card>(followed: Followed<Card>, id: string): Promise<Card | null | undefined> {
  try {
    return await followed.get(id)
  } catch (error) {
    return problemOf(error).code === 'NOT_FOUND' ? null : undefined
  }
}

const inLists = <Card extends Listed>(
  queryClient: QueryClient,
  { lists }: Followed<Card>,
  id: string,
  change: (entry: Card) => Card | null,
) => queryClient.setQueriesData<Lists<Card>>({ queryKey: lists }, (list) => list && withEntry(list, id, change))
