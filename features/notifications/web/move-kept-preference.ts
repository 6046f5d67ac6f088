import { notifications } from './data.ts'

/** Earlier versions stored the email setting in the browser: it is moved to the server once. */
export async function moveStoredPreference(memberId: string): Promise<void> {
  const key = `notification_preferences_${memberId}`
  try {
    const kept = localStorage.getItem(key)
    if (kept === null) return
    const email = emailOf(kept)
    if (email !== undefined) await notifications.call.savePreferences({ email })
    localStorage.removeItem(key)
  } catch {
    // Tried again next time.
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
