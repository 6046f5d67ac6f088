import type { Reader } from '#platform/server/database/index.ts'
import type { LandingReviews } from '../contract.ts'
import { matchSuccessOf } from '../figures.ts'
import { presentReview } from './present.ts'
import { memberCounts, platformCounts, reviewsAbout } from './queries.ts'

/** The latest reviews of the platform and its rating counts, for visitors. */
export async function latestReviews(reader: Reader, limit: number): Promise<LandingReviews> {
  const [counts, latest] = await Promise.all([platformCounts(reader), reviewsAbout(reader, undefined, null, limit)])
  return { counts, latest: latest.map(presentReview) }
}

/** A member's match success in per cent; null without reviews. */
export const matchSuccess = async (reader: Reader, memberId: string): Promise<number | null> =>
  matchSuccessOf(await memberCounts(reader, memberId))
