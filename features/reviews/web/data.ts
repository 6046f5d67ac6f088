import { useQueryClient } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { reviewsContract } from '../contract.ts'

export const reviews = roomApi<typeof reviewsContract>('reviews')

/** Reviews of a member, or of the platform (null), newest first. */
export const reviewPages = (memberId: string | null) =>
  memberId === null
    ? pagedOptions(reviews.query.platform, (cursor) => ({ cursor }))
    : pagedOptions(reviews.query.ofMember, (cursor) => ({ id: memberId, cursor }))

export const reviewStanding = (memberId: string | null) =>
  reviews.query.standing.queryOptions({ input: memberId === null ? {} : { member_id: memberId } })

/** All reviews, for operators. */
export const latestReviews = () => pagedOptions(reviews.query.latest, (cursor) => ({ cursor }))

/** Reviews of the platform that wait for approval, for operators. */
export const waitingReviews = () => pagedOptions(reviews.query.waiting, (cursor) => ({ cursor }))

/** The first page of them, whose length is how many wait (at most a page). */
export const countWaitingReviews = () => reviews.query.waiting.queryOptions({ input: {} })

/** Refetches all reviews. */
export function useRefreshReviews(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: reviews.query.key() })
}
