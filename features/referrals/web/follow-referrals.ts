import type { Follow } from '#platform/web/rooms/room.ts'
import { problemOf } from '#platform/web/problem.ts'
import { referrals } from './data.ts'
import { forgetCode, keptCode } from './kept-code.ts'

/** Says once by whose link one came; the server knows whether that counts. */
export const followReferrals: Follow = () => {
  void tell()
  return () => {}
}

async function tell(): Promise<void> {
  const code = keptCode()
  if (code === undefined) return
  try {
    await referrals.call.join({ code })
    forgetCode()
  } catch (error) {
    const refused = problemOf(error).code
    // Whatever else went wrong, it is tried again with the next page.
    if (refused === 'BAD_REQUEST') forgetCode()
  }
}
