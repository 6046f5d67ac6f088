import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { legalPath } from '#features/legal/paths.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { dashboardPath, landingPath } from '#platform/paths.ts'
import { freePort } from '#testing/free-port.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Measures pages of the demo community on a simulated phone with a slow network, and fails if one misses its target.
// On a busy machine the figures are worse.

const wanted = process.argv.slice(2)
const pages = [
  { name: 'landing page', path: landingPath(), performance: 95 },
  { name: 'privacy policy', path: legalPath('privacy'), performance: 95 },
  { name: 'dashboard', path: dashboardPath(), performance: 80, signedIn: true },
  { name: 'directory', path: directoryPath(), performance: 80, signedIn: true },
  { name: 'matching', path: matchingPath(), performance: 80, signedIn: true },
]
const mostShift = 0.05
/** For pages that search engines visit. */
const forSearch = ['best-practices', 'seo']

await ensureBuilt(['places', 'web'])
const { url, cookie, close } = await openDemoSite()
try {
  for (const { name, path, performance, signedIn = false } of pages) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const { categories, audits } = await measure(`${url}${path}`, signedIn)
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? Infinity
    const seconds = (audit: string) => `${(value(audit) / 1000).toFixed(1)} s`
    const shift = value('cumulative-layout-shift')
    const unmet = [
      score('performance') < performance && `performance should be ${performance}`,
      shift >= mostShift && `the layout should shift by less than ${mostShift}`,
      ...['accessibility', ...(signedIn ? [] : forSearch)]
        .flatMap((category) => categories[category]?.auditRefs ?? [])
        .map(({ id }) => audits[id]?.score === 0 && (audits[id]?.title ?? id)),
    ].filter((text) => text !== false)
    console.log(
      `${name}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
        (signedIn ? '' : `best practices ${score('best-practices')}, search engines ${score('seo')}, `) +
        `${Math.round(value('total-byte-weight') / 1000)} kB, layout shift ${shift.toFixed(3)}, ` +
        `largest content after ${seconds('largest-contentful-paint')}, blocked for ${seconds('total-blocking-time')}`,
    )
    for (const text of unmet) console.error(`  ${text}`)
    if (unmet.length > 0) process.exitCode = 1
  }
} finally {
  await close()
}

/** One page in a browser that has never seen it. */
async function measure(address: string, signedIn: boolean): Promise<Result> {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), 'esg-network-lighthouse-')), {
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    if (signedIn) await context.addCookies([{ ...cookie, url }])
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', ...forSearch],
      // Otherwise the session would be cleared, too.
      disableStorageReset: true,
    })
    if (!run) throw new Error(`${address} was not measured`)
    return run.lhr
  } finally {
    await context.close()
  }
}
