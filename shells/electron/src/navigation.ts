/** Where an address that a page leads to is opened: in the window, in the system's browser or mail program, or nowhere. */
export function openedIn(address: string, community: string): 'window' | 'system' | 'nowhere' {
  const url = URL.parse(address)
  if (!url) return 'nowhere'
  if (/^https?:$/.test(url.protocol) && url.origin === community) return 'window'
  // What the system is handed is no more than what any page on the web can lead to.
  return /^(?:https?|mailto|tel):$/.test(url.protocol) ? 'system' : 'nowhere'
}

/**
 * Telling of what is new, which members turn on themselves, and putting a text on the clipboard when a button is pressed. Nothing here looks, listens,
 * locates or reads.
 */
const allowed = new Set(['notifications', 'clipboard-sanitized-write'])

/** Whether a page may have a permission; only the community's own pages are asked about. */
export const mayHave = (permission: string, page: string, community: string): boolean =>
  allowed.has(permission) && URL.parse(page)?.origin === community
