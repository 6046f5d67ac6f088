import type { Reader } from '#platform/server/database/index.ts'
import type { LandingReviews } from '../contract.ts'
import { matchSuccessOf } from '../figures.ts'
import { presentReview } from './present.ts'
import { memberCounts, platformCounts, reviewsAbout } from './queries.ts'

/** What visitors read of the platform: the last reviews, and how many there are with 1 to 5 stars. */
export async function latestReviews(reader: Reader, limit: number): Promise<LandingReviews> {
  const [counts, latest] = await Promise.all([platformCounts(reader, undefined), reviewsAbout(reader, undefined, null, limit)])
  return { counts, latest: latest.map(presentReview) }
}

/** How well others speak of a member, in %; null while nobody has. */
export const matchSuccess = async (reader: Reader, memberId: string): Promise<number | null> =>
  matchSuccessOf(await memberCounts(reader, memberId, memberId))
