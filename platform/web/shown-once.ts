import { delay } from './delay.ts'

/** How many of a kind are remembered; more than are ever told at once. */
const mostRemembered = 100

/** How long it may take until a tab can read what another has just stored, in milliseconds; locks are known to all at once. */
const hearsay = 1_000

/** What this tab showed itself, should the browser keep nothing. */
const shownHere = new Map<string, Set<string>>()

/**
 * Whether it is for the caller to show something as a toast, a dialog or by the browser: each is shown once in all of this browser's
 * tabs, though every tab hears of it and a resumed connection may tell it again.
 * @param kind under which the browser remembers it; names the member
 */
export async function mayShow(kind: string, what: string): Promise<boolean> {
  // Only known to pages from a secure origin; elsewhere two windows side by side may both show it.
  if (!('locks' in navigator)) return claim(kind, what)
  return new Promise((resolve, reject) => {
    const show = async (lock: Lock | null) => {
      resolve(lock !== null && (await navigator.locks.request(kind, () => claim(kind, what))))
      if (lock) await delay(hearsay)
    }
    navigator.locks.request(`${kind} ${what}`, { ifAvailable: true }, show).catch(reject)
  })
}

function claim(kind: string, what: string): boolean {
  const here = shownHere.get(kind) ?? new Set()
  const shown = new Set([...read(kind), ...here])
  if (shown.has(what)) return false
  shownHere.set(kind, here.add(what))
  write(kind, [...shown, what].slice(-mostRemembered))
  return true
}

function read(kind: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kind) ?? '[]')
    return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : []
  } catch {
    return []
  }
}

function write(kind: string, shown: string[]) {
  try {
    localStorage.setItem(kind, JSON.stringify(shown))
  } catch {
    // Then each tab remembers what it showed itself.
  }
}
