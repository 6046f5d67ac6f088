import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openDemoSite } from './screens/demo-site.ts'
import { openScreen, photograph } from './screens/photograph.ts'
import { type Screen, screens } from './screens/screens.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Takes screenshots of every screen of the demo community, or of those named, at both sizes in both themes, into screens/.

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
    try {
      await take(screen)
      console.log(screen.name)
    } catch (error) {
      console.error(`${screen.name}: ${String(error)}`)
      process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  await site.close()
}

async function take(screen: Screen): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const page = await openScreen(browser, site, screen, size)
    for (const colorScheme of ['light', 'dark'] as const)
      await writeFile(join(folder, `${screen.name}.${size}.${colorScheme}.png`), await photograph(page, colorScheme))
    await page.context().close()
  }
}
