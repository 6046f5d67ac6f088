import type { Follow } from '#platform/web/rooms/room.ts'
import { problemOf } from '#platform/web/problem.ts'
import { referrals } from './data.ts'
import { forgetCode, keptCode } from './kept-code.ts'

/** Reports the stored referral code once; the server decides whether it counts. */
export const followReferrals: Follow = () => {
  void tell()
  return []
}

async function tell(): Promise<void> {
  const code = keptCode()
  if (code === undefined) return
  try {
    await referrals.call.join({ code })
    forgetCode()
  } catch (error) {
    const refused = problemOf(error).code
    // Other errors are retried on the next page load.
    if (refused === 'BAD_REQUEST') forgetCode()
  }
}
