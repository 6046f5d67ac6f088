/** All data of a member on this device has keys that contain their id; unsent data has a kind in front: `kind_member…`. */
const keysWith = (text: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.includes(text))
  } catch {
    return []
  }
}

/** Earlier versions stored the currency of a portfolio like unsent data. */
const formerPreference = 'investments.base_'

/** Whether this device has unsent changes of the member. */
export const keepsUnsent = (member: string): boolean => keysWith(`_${member}`).some((key) => !key.startsWith(formerPreference))

/**
 * Deletes all data of a member on this device, including the service worker's caches, push notifications and the app badge. Their session
 * must have ended: the worker asks the server what to close.
 */
export async function forgetOnDevice(member: string): Promise<void> {
  for (const key of keysWith(member)) localStorage.removeItem(key)
  await forgetKeptPage()
  await deleteCache('shared')
  await navigator.clearAppBadge?.().catch(() => {})
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  worker?.active?.postMessage('take-off-what-is-read')
}

/** Deletes the cached page, so that the next one comes from the server. */
export const forgetKeptPage = (): Promise<void> => deleteCache('member-page')

async function deleteCache(name: string): Promise<void> {
  // Caches are only available on secure origins, and browsers may refuse access.
  if ('caches' in window) await caches.delete(name).catch(() => {})
}
