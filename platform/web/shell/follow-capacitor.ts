import { placeOfLink } from '#platform/deep-link.ts'
import type { CapacitorBridge } from './bridges.ts'
import { capacitorShell } from './capacitor.ts'

/** The last link that was followed, as long as the app runs: the one it was started by is told to each of its pages. */
const followedKey = 'esg.followed-link'
/** When a session was last resumed, in milliseconds since 1970: where the view keeps no cookies, that is not tried for ever. */
const resumedKey = 'esg.resumed-at'
const resumingPause = 30_000

interface Page {
  /** Where it stands. */
  location: Pick<Location, 'origin' | 'href'>
  /** What it knows as long as the app runs. */
  kept: Pick<Storage, 'getItem' | 'setItem'>
  /** Whether it is what visitors see there. */
  isForVisitors: boolean
  load(address: string): void
  now?: () => number
  ask?: typeof fetch
}

/** Begins a page in the mobile shell: links from elsewhere open their places, and whoever is signed in on this device gets their page. */
export async function followCapacitor({ App, SecureStorage }: CapacitorBridge['Plugins'], page: Page): Promise<void> {
  const { location, kept, isForVisitors, load, ask, now = Date.now } = page
  const { origin } = location
  const placeOf = (url: string) => {
    kept.setItem(followedKey, url)
    return placeOfLink(url, origin)
  }
  App.addListener('appUrlOpen', ({ url }) => {
    const place = placeOf(url)
    if (place !== undefined) load(place)
  })
  const launched = await App.getLaunchUrl().catch(() => undefined)
  const place = launched && kept.getItem(followedKey) !== launched.url ? placeOf(launched.url) : undefined
  const isResumed = isForVisitors && (await resume())
  if (place !== undefined) load(place)
  else if (isResumed) load(location.href)

  async function resume(): Promise<boolean> {
    if (now() - Number(kept.getItem(resumedKey) ?? 0) < resumingPause) return false
    const isSignedIn = await capacitorShell({ SecureStorage }, { origin, ask })
      .resumeSession()
      .catch(() => false)
    if (isSignedIn) kept.setItem(resumedKey, String(now()))
    return isSignedIn
  }
}
