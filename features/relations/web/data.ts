import { infiniteQueryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import type { relationsContract } from '../contract.ts'

export const relations = roomApi<typeof relationsContract>('relations')

/** Members one has blocked, page by page. */
export const blockedMembers = () =>
  infiniteQueryOptions(
    relations.query.blocked.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
    }),
  )

/** Members one is connected to, last first, page by page. */
export const connectionPages = () =>
  infiniteQueryOptions(
    relations.query.connections.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
    }),
  )
