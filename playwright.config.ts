import { type PlaywrightTestConfig, defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Chromium refuses its sandbox to root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Stories run at each size in one theme (those marked `oneSize` at one), and the looks of every screen in all four. Servers are started by the tests themselves, each with its own data. */
const config: PlaywrightTestConfig = defineConfig({
  testDir: 'e2e',
  workers: 2,
  // A busy machine may be late once; the summary counts what needed a second attempt.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Only what fails takes so long, on however busy a machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    // What a worker asks for, stories could not hold back; the one about it lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...asRoot, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    // A picture is cheap; what led there is recorded on demand, with --trace retain-on-failure.
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop-light', use: { ...desktop, colorScheme: 'light' } },
    { name: 'desktop-dark', testMatch: 'looks.spec.ts', use: { ...desktop, colorScheme: 'dark' } },
    { name: 'phone-light', testMatch: 'looks.spec.ts', use: { ...phone, colorScheme: 'light' } },
    { name: 'phone-dark', grepInvert: /@one-size/, use: { ...phone, colorScheme: 'dark' } },
  ],
})
export default config
