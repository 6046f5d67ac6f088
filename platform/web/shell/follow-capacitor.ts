import { placeOfLink } from '#platform/deep-link.ts'
import type { CapacitorBridge } from './bridges.ts'
import { capacitorShell } from './capacitor.ts'

/** The links that were followed while the app runs: each page receives the first one again on Android, the last one on iOS. */
const launchKey = 'esg.launch-link'
const followedKey = 'esg.followed-link'
/** When a session was last restored, in milliseconds since 1970, to avoid endless attempts if the view stores no cookies. */
const resumedKey = 'esg.resumed-at'
const resumingPause = 30_000

interface Page {
  /** Its location. */
  location: Pick<Location, 'origin' | 'href'>
  /** Storage that lasts while the app runs. */
  kept: Pick<Storage, 'getItem' | 'setItem'>
  /** Whether it shows visitors' content. */
  isForVisitors: boolean
  load(address: string): void
  now?: () => number
  ask?: typeof fetch
}

/** Starts a page in the mobile shell: opens links from outside, and shows signed-in members their page. */
export async function followCapacitor({ App, SecureStorage }: CapacitorBridge['Plugins'], page: Page): Promise<void> {
  const { location, kept, isForVisitors, load, ask, now = Date.now } = page
  const { origin } = location
  const follow = (url: string, key: string) => {
    const place = placeOfLink(url, origin)
    if (place !== undefined) kept.setItem(key, url)
    return place
  }
  App.addListener('appUrlOpen', ({ url }) => {
    const place = follow(url, followedKey)
    if (place !== undefined) load(place)
  })
  const launched = await App.getLaunchUrl().catch(() => undefined)
  const isFollowed = [launchKey, followedKey].some((key) => kept.getItem(key) === launched?.url)
  const place = launched && !isFollowed ? follow(launched.url, launchKey) : undefined
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
