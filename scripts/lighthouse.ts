import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { freePort } from '#testing/free-port.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { openScreen } from './screens/photograph.ts'
import { type Screen, screens } from './screens/screens.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Measures pages of the demo community as on a phone with a slow connection, and fails if one misses its target. Other work on the machine
// makes results worse.

const usage = `npm run lighthouse -- [name …] [--all]
  name    screens to measure, by default: landing, legal, dashboard, directory, matching
  --all   every page, which takes half an hour or more`

const usual = ['landing', 'legal', 'dashboard', 'directory', 'matching']
const least = { visitor: 98, member: 90 }
const maxShift = 0.05
/** How many times slower than the machine Lighthouse's phone is by default, which everybody's results are compared by. */
const usualSlowdown = 4
/**
 * The benchmark index of that phone. A fast desktop computer has 1,500 to 2,000, and what is slower than that needs less of a slowdown:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const phoneIndex = 1_750 / usualSlowdown
/** Only for visitors' pages. */
const publicCategories = ['best-practices', 'seo']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, help: { type: 'boolean' } } })
const unknown = positionals.filter((name) => !screens.some((screen) => screen.name === name))
if (values.help || unknown.length > 0) {
  console.error(
    unknown.length > 0 ? `Unknown screen: ${unknown.join(', ')}. Screens: ${screens.map(({ name }) => name).join(', ')}.` : usage,
  )
  process.exit(values.help ? 0 : 1)
}
const wanted = positionals.length > 0 ? positionals : usual

await ensureBuilt(['places', 'web'])
const site = await openDemoSite()
try {
  const measured = new Set<string>()
  for (const screen of screens) {
    if (!values.all && !wanted.includes(screen.name)) continue
    const address = await addressOf(screen)
    // Dialogs and menus are part of the page below them.
    if (measured.has(address)) continue
    measured.add(address)
    const result = await measureFairly(screen, address)
    // Lighthouse measures no pages that say what is missing.
    if (result.runtimeError) console.log(`${screen.name}: not measured. ${result.runtimeError.message}`)
    else if (!report(screen, result)) process.exitCode = 1
  }
} finally {
  await site.close()
}

/** Visits differ by several points, so a page that misses its target is visited twice more, and the median counts. */
async function measureFairly(screen: Screen, address: string): Promise<Result> {
  const first = await measure(screen, address)
  if (first.runtimeError || missesOf(screen, first).length === 0) return first
  const visits = [first, await measure(screen, address), await measure(screen, address)]
  return visits.toSorted((one, other) => performanceOf(one) - performanceOf(other))[1] ?? first
}

function performanceOf({ categories }: Result): number {
  return Math.round((categories['performance']?.score ?? 0) * 100)
}

/** Results that are not good enough. */
function missesOf({ as }: Screen, result: Result): string[] {
  const { categories, audits } = result
  const isPublic = as === 'visitor'
  const performance = isPublic ? least.visitor : least.member
  return [
    performanceOf(result) < performance && `performance must be at least ${performance}`,
    valueOf(result, 'cumulative-layout-shift') >= maxShift && `the layout must shift by less than ${maxShift}`,
    ...['accessibility', ...(isPublic ? publicCategories : [])]
      // Some pages are not for search engines.
      .filter((category) => category !== 'seo' || audits['is-crawlable']?.score !== 0)
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .map(({ id }) => audits[id]?.score === 0 && (audits[id]?.title ?? id)),
  ].filter((text) => text !== false)
}

function slowdownOf({ configSettings }: Result): number {
  return configSettings.throttling.cpuSlowdownMultiplier
}

function valueOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Infinity
}

/** Prints what was measured. @returns whether it is good enough */
function report(screen: Screen, result: Result): boolean {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const seconds = (audit: string) => `${(valueOf(result, audit) / 1000).toFixed(1)} s`
  console.log(
    `${screen.name}: performance ${performanceOf(result)} (on a processor ${slowdownOf(result).toFixed(1)} times slower than this one), accessibility ${score('accessibility')}, ` +
      (screen.as === 'visitor' ? `best practices ${score('best-practices')}, search engines ${score('seo')}, ` : '') +
      `${Math.round(valueOf(result, 'total-byte-weight') / 1000)} kB, ` +
      `layout shift ${valueOf(result, 'cumulative-layout-shift').toFixed(3)}, ` +
      `largest content after ${seconds('largest-contentful-paint')}, blocked for ${seconds('total-blocking-time')}`,
  )
  const misses = missesOf(screen, result)
  for (const text of misses) console.error(`  ${text}`)
  return misses.length === 0
}

/** Where a screen is, once the steps that lead to it are taken. */
async function addressOf(screen: Screen): Promise<string> {
  if (!screen.act) return `${site.url}${screen.path}`
  const browser = await chromium.launch(launchOptions())
  try {
    return (await openScreen(browser, site, screen, 'phone')).url()
  } finally {
    await browser.close()
  }
}

async function measure(screen: Screen, address: string): Promise<Result> {
  const result = await visit(screen, address)
  // Its recording sometimes lacks the start of the page.
  return result.runtimeError?.code === 'NO_NAVSTART' ? visit(screen, address) : result
}

/** Measures a page in a new browser profile. */
async function visit({ as = 'investor' }: Screen, address: string): Promise<Result> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'esg-network-lighthouse-'))
  const context: BrowserContext = await chromium.launchPersistentContext(profile, launchOptions(`--remote-debugging-port=${port}`))
  try {
    await context.addCookies(site.cookiesOf(as))
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', ...publicCategories],
      // Keeps the session.
      disableStorageReset: true,
      throttling: { cpuSlowdownMultiplier: await slowdownFor(context) },
    })
    if (!run) throw new Error(`${address} was not measured`)
    return run.lhr
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** How many times as fast this machine is as the phone at the moment, but never more than Lighthouse assumes. */
async function slowdownFor(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return Math.min(usualSlowdown, Math.max(1, index / phoneIndex))
}

function launchOptions(...args: string[]) {
  return { executablePath: findBrowser(), args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] }
}
