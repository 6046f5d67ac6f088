import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { openDemoSite } from './screens/demo-site.ts'
import { type Screen, screens } from './screens/screens.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Takes screenshots of every screen of the demo community, or of those named, at both sizes in both themes, into screens/.

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }
type Size = keyof typeof sizes
const folder = 'screens'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name))
if (unknown.length > 0) {
  console.error(`Unknown screen: ${unknown.join(', ')}. Screens: ${screens.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
await ensureBuilt(['places', 'web'])
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const site = await openDemoSite()
try {
  await mkdir(folder, { recursive: true })
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const size of Object.keys(sizes) as Size[]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const picture = await photograph(browser, { screen, size, colorScheme, url: site.url, cookie: site.cookie })
        await writeFile(join(folder, `${screen.name}.${size}.${colorScheme}.png`), picture)
      }
    }
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await site.close()
}

interface Shot {
  screen: Screen
  size: Size
  colorScheme: 'light' | 'dark'
  url: string
  cookie: { name: string; value: string }
}

async function photograph(camera: Browser, { screen, size, colorScheme, url, cookie }: Shot): Promise<Buffer> {
  await using context = await camera.newContext({
    viewport: sizes[size],
    colorScheme,
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    locale: 'en-GB',
  })
  if (screen.signedIn) await context.addCookies([{ ...cookie, url }])
  const page = await context.newPage()
  await page.goto(`${url}${screen.path}`, { waitUntil: 'networkidle' })
  // A busy machine may pause before the page is ready, and keys have no effect until then.
  await page.getByRole('heading').first().waitFor()
  await screen.act?.(page)
  await page.waitForFunction(isAtRest)
  return await page.screenshot()
}

/** Runs in the page: nothing loads or moves, except endless animations. */
function isAtRest(): boolean {
  const isShown = ({ bottom, top, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight
  const isMoving = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  return (
    document.querySelector('[aria-busy=true]') === null &&
    !document.getAnimations().some(isMoving) &&
    [...document.images].every((image) => image.complete || !isShown(image.getBoundingClientRect()))
  )
}
