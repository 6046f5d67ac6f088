import type { LaunchOptions } from '@playwright/test'
import { findBrowser, findHeadlessShell } from '../scripts/setup/browser.ts'

/** Chromium refuses its sandbox to root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Most code runs a few times before its page is left: optimising it takes longer than it saves. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev'

const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [...asRoot, withoutOptimising, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

/** Needs less processor time than Chromium, which is used if the shell is not installed. */
export const headlessShell = launching(findHeadlessShell() ?? findBrowser())

/** For stories about notifications and installing the application, which the shell does not support. */
export const fullBrowser = launching(findBrowser())
