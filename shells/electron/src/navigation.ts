/** Where a page's link opens: in the window, in the system's browser or mail program, or nowhere. */
export function openedIn(address: string, community: string): 'window' | 'system' | 'nowhere' {
  const url = URL.parse(address)
  if (!url) return 'nowhere'
  if (/^https?:$/.test(url.protocol) && url.origin === community) return 'window'
  // The system only receives links that any web page may contain.
  return /^(?:https?|mailto|tel):$/.test(url.protocol) ? 'system' : 'nowhere'
}

/**
 * Notifications, which members turn on themselves, and writing to the clipboard when a button is pressed. No camera, microphone, location or reading of
 * the clipboard.
 */
const allowed = new Set(['notifications', 'clipboard-sanitized-write'])

/** Whether a page gets a permission; only called for the community's own pages. */
export const mayHave = (permission: string, page: string, community: string): boolean =>
  allowed.has(permission) && URL.parse(page)?.origin === community
