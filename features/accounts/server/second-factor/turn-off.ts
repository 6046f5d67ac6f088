import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import { keepSecondFactor } from '#features/members/server/index.ts'
import { deleteFactor } from './queries.ts'

/** Turns off a member's second factor. Lock the account first. */
export async function turnOffFactor(tx: Tx, announce: Announce, memberId: string): Promise<void> {
  await deleteFactor(tx, memberId)
  await keepSecondFactor(tx, memberId, null)
  await announce('account.secondFactorChanged', { member_id: memberId, is_on: false })
}
