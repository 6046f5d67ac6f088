import { dashboardPath, tabPath } from '#platform/paths.ts'
import { welcomePath } from '#features/profiles/paths.ts'
import { delay } from '#platform/web/delay.ts'
import { forgetKeptPage } from '#platform/web/member-device.ts'
import { returnAddress } from './return-address.ts'

/** How long a form stays visible after it succeeded, in milliseconds. */
const pause = 100

/** Replaces this page, whose session has ended, with another. Never resolves, so that callers stay pending until the page is unloaded. */
export async function leavePage(address: string): Promise<never> {
  // The service worker's copy belongs to the previous session.
  await forgetKeptPage()
  // If the Back button restores this page from memory, it would show the wrong signed-in state.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const { href } = new URL(address, location.href)
  // Navigating to the current address with a fragment would only scroll.
  if (withoutFragment(href) === withoutFragment(location.href)) {
    history.replaceState(null, '', href)
    location.reload()
  } else location.replace(href)
  return new Promise(() => {})
}

const withoutFragment = (href: string) => href.replace(/#.*/, '')

/** After joining: go to the page the visitor wanted, or else to the first steps. */
export async function welcome(): Promise<never> {
  await delay(pause)
  const wanted = returnAddress(location)
  const isStart = wanted === undefined || [dashboardPath(), tabPath('overview')].includes(wanted)
  return leavePage(isStart ? welcomePath() : wanted)
}

/** After signing in: go to the page the visitor wanted, or else to the dashboard (on phones, to its overview). */
export async function enterApplication({ isPhone }: { isPhone: boolean }): Promise<never> {
  await delay(pause)
  return leavePage(returnAddress(location) ?? (isPhone ? tabPath('overview') : dashboardPath()))
}
