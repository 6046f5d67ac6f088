import { type PlaywrightTestConfig, defineConfig } from '@playwright/test'
import { headlessShell } from './e2e/browsers.ts'
import { type EngineName, mainEngine } from './testing/engines.ts'

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/**
 * Stories run on the desktop, some (`phoneOnly`) on the phone instead, those about the layout (`bothSizes`) on both. The tests start
 * servers themselves, each with its own data: for the phone on the embedded database, as a small community has it, for the desktop on
 * PostgreSQL, as larger ones have it (docs/decisions/0009).
 */
const config: PlaywrightTestConfig<object, { engine: EngineName }> = defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  // More than there are cores, because stories also wait for timers and for each other.
  workers: 3,
  // A busy machine may be late once; the summary counts what needed a second attempt.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Only what fails takes so long, on however busy a machine.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Another Chromium smooths letters a little differently.
    toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  snapshotPathTemplate: 'e2e/pictures/{arg}-{projectName}{ext}',
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    // What a worker asks for, stories could not hold back; the one about it lets it in.
    serviceWorkers: 'block',
    launchOptions: headlessShell,
    // A picture is cheap; what led there is recorded on demand, with --trace retain-on-failure.
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'desktop-light', grepInvert: /@phone-only/, use: { ...desktop, colorScheme: 'light', engine: mainEngine() } },
    { name: 'phone-dark', grep: /@both-sizes|@phone-only/, use: { ...phone, colorScheme: 'dark', engine: 'embedded' } },
  ],
})
export default config
