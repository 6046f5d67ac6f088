import { useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { memberPages } from './data.ts'
import { useFollowedMembers } from './follow-directory.ts'

/** Members whose profile is complete, page by page: those one can write to. Under a search the closest ones, else the newest first. */
export function useCompletedMembers(query: string) {
  const pages = useInfiniteQuery(memberPages({ completed: true, query: query === '' ? undefined : query }))
  useFollowedMembers(itemsOf(pages.data))
  return pages
}
