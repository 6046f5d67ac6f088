import { roomApi } from '#platform/web/api.ts'
import type { referralsContract } from '../contract.ts'

export const referrals = roomApi<typeof referralsContract>('referrals')

/** One's own code, and what came of it. */
export const ownReferrals = () => referrals.query.mine.queryOptions()
