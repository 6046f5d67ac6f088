import { roomApi } from '#platform/web/api.ts'
import type { referralsContract } from '../contract.ts'

export const referrals = roomApi<typeof referralsContract>('referrals')

/** The member's code and statistics. */
export const ownReferrals = () => referrals.query.mine.queryOptions()
