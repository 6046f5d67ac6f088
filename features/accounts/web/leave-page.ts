import { dashboardPath, tabPath } from '#platform/paths.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { delay } from '#platform/web/delay.ts'
import { returnAddress } from './return-address.ts'

/** How long a form stays after it succeeded before the browser goes on, in milliseconds. */
const pause = 100

/**
 * Loads another page in place of this one, which has outlived its session. Never resolves, so that whoever waits for it stays busy
 * until the page is gone.
 */
export async function leavePage(address: string): Promise<never> {
  // What the service worker keeps is of the session of before.
  if ('caches' in window) await caches.delete('member-page')
  // Taken back out of the browser's memory by its Back button, this page would show who is signed in wrongly.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const { href } = new URL(address, location.href)
  // With a fragment at its end, going to the address one is at would only scroll.
  if (withoutFragment(href) === withoutFragment(location.href)) {
    history.replaceState(null, '', href)
    location.reload()
  } else location.replace(href)
  return new Promise(() => {})
}

const withoutFragment = (href: string) => href.replace(/#.*/, '')

/** After joining: on to where the visitor wanted to go, else to the first steps. */
export async function welcome(): Promise<never> {
  await delay(pause)
  const wanted = returnAddress(location)
  const isStart = wanted === undefined || [dashboardPath(), tabPath('overview')].includes(wanted)
  return leavePage(isStart ? welcomePath() : wanted)
}

/** After signing in: on to where the visitor wanted to go, else to the dashboard, which on phones is its overview. */
export async function enterApplication({ isPhone }: { isPhone: boolean }): Promise<never> {
  await delay(pause)
  return leavePage(returnAddress(location) ?? (isPhone ? tabPath('overview') : dashboardPath()))
}
