/** All data of a member on this device has keys that contain their id; unsent data has a kind in front: `kind_member…`. */
const keysWith = (text: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.includes(text))
  } catch {
    return []
  }
}

/** Whether this device has unsent changes of the member. */
export const keepsUnsent = (member: string): boolean => keysWith(`_${member}`).length > 0

/** Deletes all data of a member on this device, including the service worker's caches and the app badge. */
export async function forgetOnDevice(member: string): Promise<void> {
  for (const key of keysWith(member)) localStorage.removeItem(key)
  await forgetKeptPage()
  if ('caches' in window) await caches.delete('shared')
  await navigator.clearAppBadge?.().catch(() => {})
}

/** Deletes the cached page, so that the next one comes from the server. */
export async function forgetKeptPage(): Promise<void> {
  // Caches are only available on secure origins.
  if ('caches' in window) await caches.delete('member-page')
}
