import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '#testing/free-port.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { openScreen } from './screens/photograph.ts'
import { type Screen, screens } from './screens/screens.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Measures pages of the demo community as on a phone with a slow connection, and fails if one misses its target. Results are worse on a busy
// machine.

const usage = `npm run lighthouse -- [name …] [--all]
  name    screens to measure, by default: landing, legal, dashboard, directory, matching
  --all   every page, which takes more than an hour`

const usual = ['landing', 'legal', 'dashboard', 'directory', 'matching']
const least = { visitor: 98, member: 90 }
const maxShift = 0.05
/** Only for pages that search engines visit. */
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
    if (!report(screen, await measure(screen, address))) process.exitCode = 1
  }
} finally {
  await site.close()
}

/** Prints what was measured. @returns whether it is good enough */
function report({ name, as }: Screen, { categories, audits }: Result): boolean {
  const isPublic = as === 'visitor'
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Infinity
  const seconds = (audit: string) => `${(value(audit) / 1000).toFixed(1)} s`
  const shift = value('cumulative-layout-shift')
  const performance = isPublic ? least.visitor : least.member
  const missed = [
    score('performance') < performance && `performance must be at least ${performance}`,
    shift >= maxShift && `the layout must shift by less than ${maxShift}`,
    ...['accessibility', ...(isPublic ? publicCategories : [])]
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .map(({ id }) => audits[id]?.score === 0 && (audits[id]?.title ?? id)),
  ].filter((text) => text !== false)
  console.log(
    `${name}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
      (isPublic ? `best practices ${score('best-practices')}, search engines ${score('seo')}, ` : '') +
      `${Math.round(value('total-byte-weight') / 1000)} kB, layout shift ${shift.toFixed(3)}, ` +
      `largest content after ${seconds('largest-contentful-paint')}, blocked for ${seconds('total-blocking-time')}`,
  )
  for (const text of missed) console.error(`  ${text}`)
  return missed.length === 0
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

/** Measures a page in a new browser profile. */
async function measure({ as = 'investor' }: Screen, address: string): Promise<Result> {
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
    })
    if (!run) throw new Error(`${address} was not measured`)
    return run.lhr
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

function launchOptions(...args: string[]) {
  return { executablePath: findBrowser(), args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] }
}
