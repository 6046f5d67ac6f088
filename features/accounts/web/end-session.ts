import { detectPlatform } from '#platform/web/client-platform.ts'
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
  if (detectPlatform() !== 'web') await forgetInShell()
  if (member) await forgetOnDevice(member)
  return true
}

async function forgetInShell(): Promise<void> {
  const { shellHere } = await import('#platform/web/shell/index.ts')
  // What is left opens nothing any more.
  await shellHere()
    ?.forgetSession()
    .catch(() => {})
}
