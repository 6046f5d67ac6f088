import { chromium } from '@playwright/test'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Measures repeat visits on a simulated phone with a slow network: the time until a screen that was opened before is usable (reading, scrolling,
// links, buttons and fields), and until the application has loaded and handled a button pressed as early as possible.
// The screen shows what was read last. On a busy machine the figures are worse.

/** As in Lighthouse: slow 4G and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) * 0.9, uploadThroughput: (675_000 / 8) * 0.9 }
const slowdown = 4
const visits = 7
/** What the page says then. */
const isDone = 'What was pressed is done.'

await ensureBuilt(['places', 'web'])
const site = await openDemoSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  for (const path of [dashboardPath(), messagesPath(), directoryPath(), matchingPath()]) {
    const { usable, done, shifts } = await measure(path)
    console.log(
      `${path}: ${told(usable)} until it can be used, ${told(done)} until an early press takes effect; layout shift ${Math.max(...shifts).toFixed(3)}`,
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
async function measure(path: string): Promise<{ usable: number[]; done: number[]; shifts: number[] }> {
  await using context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  await context.addCookies([{ ...site.cookie, url: site.url }])
  const page = await context.newPage()
  // Checked on changes: checking in each frame would make the browser render frames.
  await page.addInitScript((words) => {
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
        // The first visit stores the screen.
        if (sessionStorage.getItem('seen')) requestAnimationFrame(() => setTimeout(() => button.click()))
      }
      if (document.querySelector('[role=menu], [role=dialog]') && !isMarked('done')) {
        performance.mark('done')
        console.log(words)
      }
    })
    changes.observe(document, { childList: true, subtree: true })
  }, isDone)
  await page.goto(site.url + path)
  await page.waitForFunction(
    async () => navigator.serviceWorker.controller && (await caches.match('/kept-data', { cacheName: 'member-page' })),
  )
  // The time that storing the screen takes.
  await page.waitForTimeout(6_000)
  await page.evaluate(() => sessionStorage.setItem('seen', 'yes'))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = { usable: [] as number[], done: [] as number[], shifts: [] as number[] }
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('about:blank')
    // Querying the page itself would slow it down, because the script for that is large.
    const done = page.waitForEvent('console', (message) => message.text() === isDone)
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
