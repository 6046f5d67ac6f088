const mostRecent = 6

/** Contains the member's id, so that it is deleted from the device when they sign out. */
const keyOf = (memberId: string) => `searches:${memberId}`

/** The member's last searches on this device, the latest first. */
export function recentSearches(memberId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostRecent) : []
  } catch {
    return []
  }
}

export function rememberSearch(memberId: string, text: string): void {
  const searched = text.trim()
  if (!searched) return
  try {
    const others = recentSearches(memberId).filter((other) => other !== searched)
    localStorage.setItem(keyOf(memberId), JSON.stringify([searched, ...others].slice(0, mostRecent)))
  } catch {
    // Without storage, none are offered.
  }
}
