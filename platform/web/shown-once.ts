import { delay } from './delay.ts'

/** How many of a kind are remembered; more than ever arrive at once. */
const mostRemembered = 100

/** How long it may take until a tab sees another tab's storage, in milliseconds; locks are visible immediately. */
const hearsay = 1_000

/** What this tab has shown, in case nothing can be stored. */
const shownHere = new Map<string, Set<string>>()

/**
 * Whether the caller should show a toast, dialog or browser notification: each is shown once per browser, although every tab receives it
 * and a resumed connection may repeat it.
 * @param kind key in the browser's storage; contains the member's id
 */
export async function mayShow(kind: string, what: string): Promise<boolean> {
  // Locks are only available on secure origins; elsewhere two windows may both show it.
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
    // Without storage, each tab remembers what it has shown.
  }
}
