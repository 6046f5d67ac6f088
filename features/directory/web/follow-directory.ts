import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onResync, roomLive, useWatched } from '#platform/web/live/index.ts'
import { problemOf } from '#platform/web/problem.ts'
import type { Follow } from '#platform/web/rooms/room.ts'
import type { MemberCard, directoryLive } from '../contract.ts'
import { type ListedMember, type MemberLists, withEntry } from './changed-entries.ts'
import { directory } from './data.ts'

const live = roomLive<typeof directoryLive>()
const lists = { queryKey: directory.query.list.key() }

/**
 * Updates the entries of a list when they change. All loaded entries are watched, so that none is outdated when scrolled to; changed ones
 * are refetched once they are shown.
 */
export function useFollowedMembers(loaded: readonly ListedMember[], shown: readonly ListedMember[] = loaded): void {
  const queryClient = useQueryClient()
  useWatched(loaded.map(({ id }) => `profile:${id}`))
  const changed = shown.flatMap(({ id, changes }) => (changes === undefined ? [] : [`${id} ${changes}`])).join()
  useEffect(() => {
    for (const each of changed === '' ? [] : changed.split(',')) {
      const [id = '', changes] = each.split(' ')
      void refresh(queryClient, id, Number(changes))
    }
  }, [changed, queryClient])
}

/** Marks changed entries in the loaded lists. @returns a function that stops it */
export const followDirectory: Follow = ({ queryClient }) => {
  const ends = [
    live.on('directory.changed', ({ id }) => void markChanged(queryClient, id)),
    onResync(() => void queryClient.invalidateQueries({ queryKey: directory.query.key() })),
  ]
  return () => ends.forEach((end) => end())
}

async function markChanged(queryClient: QueryClient, id: string): Promise<void> {
  // Responses under way may be older than the change and would overwrite the mark, so wait for them.
  const onTheirWay = queryClient.getQueryCache().findAll({ ...lists, fetchStatus: 'fetching' })
  await Promise.allSettled(onTheirWay.map(async (query) => query.promise))
  inLists(queryClient, id, (entry) => ({ ...entry, changes: (entry.changes ?? 0) + 1 }))
}

/** Refetches a changed entry, unless it has changed again in the meantime. */
async function refresh(queryClient: QueryClient, id: string, changes: number): Promise<void> {
  const card = await entryOf(id)
  if (card === undefined) return void queryClient.invalidateQueries({ ...lists, refetchType: 'none' })
  inLists(queryClient, id, (entry) => ((entry.changes ?? 0) > changes ? entry : card))
}

/** Null if the member is no longer visible, undefined if the request failed. */
async function entryOf(id: string): Promise<MemberCard | null | undefined> {
  try {
    return await directory.call.get({ id })
  } catch (error) {
    return problemOf(error).code === 'NOT_FOUND' ? null : undefined
  }
}

const inLists = (queryClient: QueryClient, id: string, change: (entry: ListedMember) => ListedMember | null) =>
  queryClient.setQueriesData<MemberLists>(lists, (list) => list && withEntry(list, id, change))
