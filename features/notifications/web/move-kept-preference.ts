import { notifications } from './data.ts'

/** Earlier versions kept the wish for e-mails in the browser: it is handed to the server once. */
export async function moveKeptPreference(memberId: string): Promise<void> {
  const key = `notification_preferences_${memberId}`
  try {
    const kept = localStorage.getItem(key)
    if (kept === null) return
    const email = emailOf(kept)
    if (email !== undefined) await notifications.call.savePreferences({ email })
    localStorage.removeItem(key)
  } catch {
    // Not now: it is still there the next time.
  }
}

function emailOf(kept: string): boolean | undefined {
  try {
    const { email } = JSON.parse(kept) as { email?: unknown }
    return typeof email === 'boolean' ? email : undefined
  } catch {
    return undefined
  }
}
