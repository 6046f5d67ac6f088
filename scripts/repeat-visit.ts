import { chromium } from '@playwright/test'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Prints how long a phone with a slow connection takes to open a screen that it has opened before: until the preview can be used (it can be
// read, and takes input), and until a button that is pressed at that moment has had its effect. Results are worse on a busy machine.

/** The same as in Lighthouse: slow 4G, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) * 0.9, uploadThroughput: (675_000 / 8) * 0.9 }
const slowdown = 4
const visits = 7
/** What the page logs when the press has had its effect. */
const doneMessage = 'The press has had its effect.'

await ensureBuilt(['places', 'web'])
const site = await openDemoSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  for (const path of [dashboardPath(), messagesPath(), directoryPath(), matchingPath()]) {
    const { usable, done, shifts } = await measure(path)
    console.log(
      `${path}: ${summary(usable)} until it can be used, ${summary(done)} until a press has its effect; layout shift ${Math.max(...shifts).toFixed(3)}`,
    )
  }
} finally {
  await browser.close()
  await site.close()
}

/** The median, and all times. @param times in milliseconds */
function summary(times: readonly number[]): string {
  const [middle = NaN] = times.toSorted((one, other) => one - other).slice(Math.floor(times.length / 2))
  return `${Math.round(middle)} ms (${times.map((time) => Math.round(time)).join(', ')})`
}

/** @returns for each visit, milliseconds since the navigation started, and the cumulative layout shift */
async function measure(path: string): Promise<{ usable: number[]; done: number[]; shifts: number[] }> {
  await using context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  await context.addCookies(site.cookiesOf('investor'))
  const page = await context.newPage()
  // Checks after changes, because checking in each frame would make the browser render frames.
  await page.addInitScript((message) => {
    const shift = Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    const isMarked = (name: string) => performance.getEntriesByName(name).length > 0
    const changes = new MutationObserver(() => {
      const main = document.querySelector('main')
      const button = document.querySelector<HTMLElement>('button[aria-label="Account"]')
      const isThere = main && button && main.textContent.trim().length > 40 && !main.querySelector('[aria-busy=true]')
      if (isThere && !isMarked('readable')) {
        performance.mark('readable')
        // The first visit only fills the caches.
        if (sessionStorage.getItem('seen')) requestAnimationFrame(() => setTimeout(() => button.click()))
      }
      if (document.querySelector('[role=menu], [role=dialog]') && !isMarked('done')) {
        performance.mark('done')
        console.log(message)
      }
    })
    changes.observe(document, { childList: true, subtree: true })
  }, doneMessage)
  await page.goto(site.url + path)
  await page.waitForFunction(
    async () => navigator.serviceWorker.controller && (await caches.match('/cached-queries', { cacheName: 'member-page' })),
  )
  // Until the page has cached its data and preview.
  await page.waitForTimeout(6_000)
  await page.evaluate(() => sessionStorage.setItem('seen', 'yes'))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = { usable: [] as number[], done: [] as number[], shifts: [] as number[] }
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('about:blank')
    // Polling the page would slow it down, because Playwright injects a large script for it.
    const done = page.waitForEvent('console', (message) => message.text() === doneMessage)
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await done
    await page.waitForTimeout(3_000)
    const { readable, painted, pressed, shift } = await page.evaluate(() => ({
      readable: performance.getEntriesByName('readable')[0]?.startTime ?? NaN,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      pressed: performance.getEntriesByName('done')[0]?.startTime ?? NaN,
      shift: (window as unknown as { layoutShift: number }).layoutShift,
    }))
    times.usable.push(Math.max(readable, painted))
    times.done.push(pressed)
    times.shifts.push(shift)
  }
  return times
}
