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

// Measures pages of the demo community as on a phone with a slow connection, and fails if one misses its target. Results are worse on a busy
// machine.

const wanted = process.argv.slice(2)
const pages = [
  { name: 'landing page', path: landingPath(), performance: 95 },
  { name: 'privacy policy', path: legalPath('privacy'), performance: 95 },
  { name: 'dashboard', path: dashboardPath(), performance: 80, signedIn: true },
  { name: 'directory', path: directoryPath(), performance: 80, signedIn: true },
  { name: 'matching', path: matchingPath(), performance: 80, signedIn: true },
]
const maxShift = 0.05
/** Only for pages that search engines visit. */
const publicCategories = ['best-practices', 'seo']

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
    const missed = [
      score('performance') < performance && `performance must be at least ${performance}`,
      shift >= maxShift && `the layout must shift by less than ${maxShift}`,
      ...['accessibility', ...(signedIn ? [] : publicCategories)]
        .flatMap((category) => categories[category]?.auditRefs ?? [])
        .map(({ id }) => audits[id]?.score === 0 && (audits[id]?.title ?? id)),
    ].filter((text) => text !== false)
    console.log(
      `${name}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
        (signedIn ? '' : `best practices ${score('best-practices')}, search engines ${score('seo')}, `) +
        `${Math.round(value('total-byte-weight') / 1000)} kB, layout shift ${shift.toFixed(3)}, ` +
        `largest content after ${seconds('largest-contentful-paint')}, blocked for ${seconds('total-blocking-time')}`,
    )
    for (const text of missed) console.error(`  ${text}`)
    if (missed.length > 0) process.exitCode = 1
  }
} finally {
  await close()
}

/** Measures a page in a new browser profile. */
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
      onlyCategories: ['performance', 'accessibility', ...publicCategories],
      // Keeps the session.
      disableStorageReset: true,
    })
    if (!run) throw new Error(`${address} was not measured`)
    return run.lhr
  } finally {
    await context.close()
  }
}
