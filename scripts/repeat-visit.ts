import { chromium } from '@playwright/test'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Prints how long a phone on a slow network takes from going to a screen that was seen before until it can be used: the application is there
// (its buttons can be pressed), with what was last read. The figures of a busy machine are worse than ours are.

/** As Lighthouse has them: slow 4G and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) * 0.9, uploadThroughput: (675_000 / 8) * 0.9 }
const slowdown = 4
const visits = 5

await ensureBuilt(['places', 'web'])
const site = await openDemoSite()
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  for (const path of [dashboardPath(), messagesPath(), directoryPath(), matchingPath()]) {
    const times = await measure(path)
    const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN
    console.log(`${path}: ${Math.round(middle)} ms until it can be used (${times.map((time) => Math.round(time)).join(', ')})`)
  }
} finally {
  await browser.close()
  await site.close()
}

async function measure(path: string): Promise<number[]> {
  await using context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  })
  await context.addCookies([{ ...site.cookie, url: site.url }])
  const page = await context.newPage()
  // When the application has taken the place of what the server rendered, and shows more than that it is loading.
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main')
      const isThere =
        main &&
        main.textContent.trim().length > 40 &&
        !document.querySelector('#root button[inert]') &&
        !main.querySelector('[aria-busy=true]')
      if (isThere) performance.mark('usable')
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
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.goto('about:blank')
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
    times.push(await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? NaN))
    await page.waitForTimeout(3_000)
  }
  return times
}
