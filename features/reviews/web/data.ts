import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { reviewsContract } from '../contract.ts'

export const reviews = roomApi<typeof reviewsContract>('reviews')

/** What is said of a member, or of the platform (null), the last first, page by page. */
export const reviewPages = (memberId: string | null) =>
  memberId === null
    ? pagedOptions(reviews.query.platform, (cursor) => ({ cursor }))
    : pagedOptions(reviews.query.ofMember, (cursor) => ({ id: memberId, cursor }))

export const reviewStanding = (memberId: string | null) =>
  reviews.query.standing.queryOptions({ input: memberId === null ? {} : { member_id: memberId } })

/** All reviews, for operators. */
export const latestReviews = () => pagedOptions(reviews.query.latest, (cursor) => ({ cursor }))

const showAnew = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: reviews.query.key() })

/** Shows anew all reviews that are shown, after something was done about one. */
export function useShowAnew(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => showAnew(queryClient)
}
