import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, type Locator, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { type PictureName, faceFile, pictureFile, pictures } from '#features/landing/pictures.ts'
import { pictureWidths } from '#platform/picture-widths.ts'
import { eventsPath } from '#features/events/paths.ts'
import { matchingPath } from '#features/matching/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { directoryPath } from '#features/directory/paths.ts'
import { dealsPath } from '#features/deals/paths.ts'
import { openDemoSite } from './screens/demo-site.ts'
import { type ColorScheme, type Size, openScreen, photograph } from './screens/photograph.ts'
import { screens } from './screens/screens.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Takes screenshots from the demo community: the landing page's, in both themes, into ui/public, and the README's into docs/pictures.

/** Device pixels for each CSS pixel, for high-resolution screens. */
const scale = 2

interface Shot {
  path: string
  isPhone: boolean
  /** How much higher the window is than the picture, so that the bar at its bottom is left out. */
  below?: number
  /** Opens the screen; returns the element at the top of the picture, unless the picture starts with the page. */
  open: (page: Page) => Promise<Locator | undefined>
}

const founder = 'Giulia Santarelli'

const shots: Record<PictureName, Shot> = {
  profile: {
    below: 240,
    path: `${directoryPath()}?${new URLSearchParams({ query: founder })}`,
    isPhone: true,
    async open(page) {
      await page.getByRole('link', { name: founder }).first().click()
      await page.getByRole('heading', { name: founder, level: 1 }).waitFor()
      return undefined
    },
  },
  match: {
    path: matchingPath(),
    isPhone: true,
    below: 900,
    open: async (page) => page.getByRole('article').first(),
  },
  conversation: {
    path: messagesPath(),
    isPhone: true,
    below: 120,
    async open(page) {
      await page
        .getByRole('link', { name: new RegExp(founder) })
        .first()
        .click()
      await page.getByRole('textbox').waitFor()
      return undefined
    },
  },
  deal: {
    path: dealsPath(),
    isPhone: false,
    async open(page) {
      await page.getByRole('article').first().getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Pitch deck' }).waitFor()
      return undefined
    },
  },
  events: {
    path: eventsPath(),
    isPhone: false,
    async open(page) {
      await page.getByRole('grid').waitFor()
      return undefined
    },
  },
}

/** The README's: each screen with its size and theme. */
const ofReadme: readonly [name: string, size: Size, colorScheme: ColorScheme][] = [
  ['matching', 'desktop', 'light'],
  ['matching', 'phone', 'dark'],
  ['dashboard', 'desktop', 'light'],
  ['directory', 'phone', 'light'],
  ['organisation', 'desktop', 'light'],
  ['member', 'desktop', 'light'],
  ['deals', 'desktop', 'light'],
  ['deal-reader', 'desktop', 'light'],
  ['deal', 'phone', 'dark'],
  ['team-pipeline', 'desktop', 'light'],
  ['investments', 'desktop', 'light'],
  ['events', 'desktop', 'light'],
  ['newsfeed', 'desktop', 'light'],
  ['conversation', 'desktop', 'dark'],
  ['landing', 'desktop', 'light'],
]

const wanted = process.argv.slice(2)
await ensureBuilt(['places', 'web'])
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const site = await openDemoSite()
try {
  for (const name of Object.keys(shots) as PictureName[]) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const theme of ['light', 'dark'] as const) await take(browser, name, theme)
    console.log(name)
  }
  if (wanted.length === 0 || wanted.includes('face')) await takeFace()
  if (wanted.length === 0 || wanted.includes('readme')) await takeForReadme(browser)
} finally {
  await browser.close()
  await site.close()
}

async function take(camera: Browser, name: PictureName, theme: 'light' | 'dark'): Promise<void> {
  const { path, isPhone, below, open } = shots[name]
  const { width, height } = pictures[name]
  await using context = await camera.newContext({
    viewport: { width, height: height + (below ?? 0) },
    deviceScaleFactor: scale,
    colorScheme: theme,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  })
  await context.addCookies(site.cookiesOf('investor'))
  const page = await context.newPage()
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const top = await open(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null && document.getAnimations().length === 0)
  const box = await top?.boundingBox()
  const shown = await page.screenshot({ clip: { x: 0, y: Math.max(0, (box?.y ?? 0) - 12), width, height } })
  const file = join('ui/public', pictureFile(name, theme))
  await mkdir(dirname(file), { recursive: true })
  await sharp(shown).webp({ quality: 78, effort: 6 }).toFile(file)
}

/** The founder's portrait from the server, in all sizes. */
async function takeFace(): Promise<void> {
  const headers = {
    cookie: site
      .cookiesOf('investor')
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  }
  const answer = await fetch(`${site.url}/api/conversations?limit=10`, { headers })
  const { items } = (await answer.json()) as { items: { member: { full_name: string; profile_picture: string } }[] }
  const picture = items.find(({ member }) => member.full_name === founder)?.member.profile_picture
  if (!picture) throw new Error(`${founder} has no picture`)
  for (const width of pictureWidths.picture) {
    const file = await fetch(`${site.url}${picture}-${width}.webp`, { headers })
    await writeFile(join('ui/public', `${faceFile}-${width}.webp`), Buffer.from(await file.arrayBuffer()))
  }
}

async function takeForReadme(camera: Browser): Promise<void> {
  for (const [name, size, colorScheme] of ofReadme) {
    const screen = screens.find((each) => each.name === name)
    if (!screen) throw new Error(`There is no screen '${name}'`)
    const file = [name, ...(size === 'phone' ? ['phone'] : []), ...(colorScheme === 'dark' ? ['dark'] : [])].join('-')
    const page = await openScreen(camera, site, screen, size)
    const shown = await photograph(page, colorScheme)
    await page.context().close()
    await sharp(shown)
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(join('docs/pictures', `${file}.png`))
    console.log(file)
  }
}
