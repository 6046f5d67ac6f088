import * as z from 'zod'
import { type Page, type PageRequest, givenTimestamp } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { OperatedReview, Review } from '../contract.ts'
import { presentOperated, presentReview } from './present.ts'
import { type OperatedRow, type ReviewRow, type Viewer, allReviews, reviewsAbout } from './queries.ts'

const newestFirst = <Row extends Pick<ReviewRow, 'created_at' | 'id'>>() =>
  keyset(z.object({ created_at: givenTimestamp, id: z.uuid() }), ({ created_at, id }: Row) => ({
    created_at: created_at.toISOString(),
    id,
  }))

/** A page of reviews of a member, or of the platform (null). @throws Refusal invalidInput for an invalid cursor */
export const listReviews = async (reader: Reader, viewer: Viewer, memberId: string | null, request: PageRequest): Promise<Page<Review>> =>
  presentPage(
    await readPage(request, newestFirst<ReviewRow>(), (limit, after) => reviewsAbout(reader, viewer, memberId, limit, after)),
    presentReview,
  )

/** A page of all reviews, or only of those that wait for approval; for operators. */
export const listAllReviews = async (
  reader: Reader,
  which: { onlyWaiting: boolean },
  request: PageRequest,
): Promise<Page<OperatedReview>> =>
  presentPage(
    await readPage(request, newestFirst<OperatedRow>(), (limit, after) => allReviews(reader, which, limit, after)),
    presentOperated,
  )
