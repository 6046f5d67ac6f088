import { useInfiniteQuery } from '@tanstack/react-query'
import { itemsOf } from '#platform/web/pages.ts'
import { memberPages } from './data.ts'
import { useFollowed } from './follow-directory.ts'
import { followedMembers } from './followed.ts'

/** Members with a completed profile, who can be messaged, page by page: closest matches first for a search, otherwise newest first. */
export function useCompletedMembers(query: string) {
  const pages = useInfiniteQuery(memberPages({ completed: true, query: query === '' ? undefined : query }))
  useFollowed(followedMembers, itemsOf(pages.data))
  return pages
}
