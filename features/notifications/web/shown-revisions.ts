/** How many are remembered; more than are ever told at once. */
const mostRemembered = 100

/**
 * Which changes were shown as a toast or by the browser, in any of this browser's tabs: each is shown once, though every tab hears of it
 * and a resumed connection may tell it again.
 */
export function shownRevisions(memberId: string) {
  const key = `notifications-shown-${memberId}`
  const here = new Set<number>()

  function claimNow(revision: number): boolean {
    const shown = new Set([...read(key), ...here])
    if (shown.has(revision)) return false
    here.add(revision)
    write(key, [...shown, revision].slice(-mostRemembered))
    return true
  }

  return {
    /** @returns whether it is for the caller to show it */
    claim: async (revision: number): Promise<boolean> =>
      // Only known to pages from a secure origin; elsewhere two windows side by side may both show it.
      'locks' in navigator ? navigator.locks.request(key, () => claimNow(revision)) : claimNow(revision),
  }
}

function read(key: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((value) => typeof value === 'number') : []
  } catch {
    return []
  }
}

function write(key: string, revisions: number[]) {
  try {
    localStorage.setItem(key, JSON.stringify(revisions))
  } catch {
    // Without storage each tab remembers what it showed itself.
  }
}
