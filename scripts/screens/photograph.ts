import type { Browser, Page } from '@playwright/test'
import type { DemoSite } from './demo-site.ts'
import type { Screen } from './screens.ts'

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }

export type Size = keyof typeof sizes
export type ColorScheme = 'light' | 'dark'

/** Opens a screen of the demo community in a new browser profile. */
export async function openScreen(camera: Browser, site: DemoSite, screen: Screen, size: Size): Promise<Page> {
  const context = await camera.newContext({
    viewport: sizes[size],
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    locale: 'en-GB',
  })
  await context.addCookies(site.cookiesOf(screen.as ?? 'investor'))
  const page = await context.newPage()
  await page.goto(`${site.url}${screen.path}`, { waitUntil: 'networkidle' })
  // A busy machine may pause before the page is ready, and keys have no effect until then.
  await page.getByRole('heading').first().waitFor()
  await page.locator('[data-preview]').waitFor({ state: 'detached' })
  await screen.act?.(page)
  return page
}

/** A screenshot (PNG) of an open screen. */
export async function photograph(page: Page, colorScheme: ColorScheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme })
  // The page hears of it a moment later.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(isAtRest)
  await page.evaluate(decodePictures)
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

/** Runs in the page: pictures that have loaded may be painted later. */
async function decodePictures(): Promise<void> {
  const loaded = [...document.images].filter((image) => image.naturalWidth > 0)
  await Promise.all(loaded.map((image) => image.decode()))
}
