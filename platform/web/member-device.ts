/** Everything that this device keeps of a member is under a key that names them; what they wrote, under one that names a kind before: `kind_member…`. */
const keysWith = (text: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.includes(text))
  } catch {
    return []
  }
}

/** Whether this device keeps something the member wrote or decided and the server may not know. */
export const keepsUnsent = (member: string): boolean => keysWith(`_${member}`).length > 0

/** Has this device keep nothing of a member any more, nor what the service worker keeps for them, nor a number on the application's icon. */
export async function forgetOnDevice(member: string): Promise<void> {
  for (const key of keysWith(member)) localStorage.removeItem(key)
  await forgetKeptPage()
}

/** The next page comes from the server, whatever the service worker kept. */
export async function forgetKeptPage(): Promise<void> {
  // Browsers keep pages on secure origins only.
  if ('caches' in window) await Promise.all([caches.delete('member-page'), caches.delete('shared')])
  await navigator.clearAppBadge?.().catch(() => {})
}
