import { detectPlatform } from '#platform/web/client-platform.ts'
import { forgetOnDevice } from '#platform/web/member-device.ts'
import { problemOf } from '#platform/web/problem.ts'
import { accounts } from './data.ts'

/** Ends the session and deletes the member's data on this device. @returns false if they are still signed in */
export async function endSession(member: string | undefined): Promise<boolean> {
  try {
    await accounts.call.signOut()
  } catch (error) {
    // The session had already ended, which is fine.
    if (problemOf(error).code !== 'UNAUTHORIZED') return false
  }
  if (detectPlatform() !== 'web') await forgetInShell()
  if (member) await forgetOnDevice(member)
  return true
}

async function forgetInShell(): Promise<void> {
  const { shellHere } = await import('#platform/web/shell/index.ts')
  // A token that remains is no longer valid.
  await shellHere()
    ?.forgetSession()
    .catch(() => {})
}
