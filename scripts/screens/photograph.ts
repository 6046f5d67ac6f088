import type { Browser } from '@playwright/test'
import type { DemoSite } from './demo-site.ts'
import type { Screen } from './screens.ts'

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }

export interface Shot {
  screen: Screen
  size: keyof typeof sizes
  colorScheme: 'light' | 'dark'
}

/** A screenshot (PNG) of a screen of the demo community. */
export async function photograph(camera: Browser, { url, cookie }: DemoSite, { screen, size, colorScheme }: Shot): Promise<Buffer> {
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
