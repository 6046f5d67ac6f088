import { chromium } from '@playwright/test'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Prints how long a phone on a slow network takes from going to a screen that was seen before until it can be read (and scrolled, and its links
// followed), and until the application is there (its buttons can be pressed), with what was last read. The figures of a busy machine are worse.

/** As Lighthouse has them: slow 4G and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) * 0.9, uploadThroughput: (675_000 / 8) * 0.9 }
const slowdown = 4
const visits = 5

await ensureBuilt(['places', 'web'])
const site = await openDemoSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  for (const path of [dashboardPath(), messagesPath(), directoryPath(), matchingPath()]) {
    const { read, pressed, shifts } = await measure(path)
    console.log(
      `${path}: ${told(read)} until it can be read, ${told(pressed)} until it can be pressed; layout shift ${Math.max(...shifts).toFixed(3)}`,
    )
  }
} finally {
  await browser.close()
  await site.close()
}

/** @param times in milliseconds */
function told(times: readonly number[]): string {
  const [middle = NaN] = times.toSorted((one, other) => one - other).slice(Math.floor(times.length / 2))
  return `${Math.round(middle)} ms (${times.map((time) => Math.round(time)).join(', ')})`
}

/** @returns milliseconds since the navigation began, and cumulative layout shifts, of each visit */
async function measure(path: string): Promise<{ read: number[]; pressed: number[]; shifts: number[] }> {
  await using context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  await context.addCookies([{ ...site.cookie, url: site.url }])
  const page = await context.newPage()
  // The second is when the application has taken the place of what was rendered before, and shows more than that it is loading.
  await page.addInitScript(() => {
    const shift = Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const look = () => {
      const main = document.querySelector('main')
      const isThere = main && main.textContent.trim().length > 40 && !main.querySelector('[aria-busy=true]')
      if (isThere && performance.getEntriesByName('readable').length === 0) performance.mark('readable')
      if (isThere && !document.querySelector('#root button[inert]')) performance.mark('usable')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(site.url + path)
  await page.waitForFunction(
    async () => navigator.serviceWorker.controller && (await caches.match('/kept-data', { cacheName: 'member-page' })),
  )
  // As long as what was read takes to be written down.
  await page.waitForTimeout(6_000)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = { read: [] as number[], pressed: [] as number[], shifts: [] as number[] }
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('about:blank')
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    await page.waitForTimeout(3_000)
    const { readable, painted, usable, shift } = await page.evaluate(() => ({
      readable: performance.getEntriesByName('readable')[0]?.startTime ?? NaN,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      usable: performance.getEntriesByName('usable')[0]?.startTime ?? NaN,
      shift: (window as unknown as { layoutShift: number }).layoutShift,
    }))
    times.read.push(Math.max(readable, painted))
    times.pressed.push(usable)
    times.shifts.push(shift)
  }
  return times
}
