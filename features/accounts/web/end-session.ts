import { forgetOnDevice } from '#platform/web/member-device.ts'
import { problemOf } from '#platform/web/problem.ts'
import { accounts } from './data.ts'

/** Ends the session, and has the device forget what it keeps of the member. @returns false if one is still signed in */
export async function endSession(member: string | undefined): Promise<boolean> {
  try {
    await accounts.call.signOut()
  } catch (error) {
    // A session that has ended meanwhile is what was asked for.
    if (problemOf(error).code !== 'UNAUTHORIZED') return false
  }
  if (member) await forgetOnDevice(member)
  return true
}
