import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { changeHook } from '#platform/web/change-hook.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { introductionsContract } from '../contract.ts'

export const introductions = roomApi<typeof introductionsContract>('introductions')

const { query } = introductions

/** Open introductions of the viewer to others, page by page. */
export const receivedPages = () => pagedOptions(query.received, (cursor) => ({ cursor }))

/** Those of them that the viewer has not answered. */
export const unansweredPages = () => pagedOptions(query.received, (cursor) => ({ cursor, unanswered: true }))

/** Introductions that the viewer made, page by page. */
export const madePages = () => pagedOptions(query.made, (cursor) => ({ cursor }))

/** The viewer's connections that match a text best. @param except is not offered */
export const candidatesFor = (text: string, except: string) =>
  queryOptions({ ...query.candidates.queryOptions({ input: { query: text, except } }), placeholderData: (before) => before })

/** Refetches everything the room shows. */
export const refreshIntroductions = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: query.key() })

export const useChange = changeHook(refreshIntroductions)
