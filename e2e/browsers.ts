import type { LaunchOptions } from '@playwright/test'
import { findBrowser, findHeadlessShell } from '../scripts/setup/browser.ts'

/** Chromium refuses its sandbox to root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Most code runs a few times before its page is left: optimising it takes longer than it saves. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev'

/** Letters of pictures are as wide in the shell as in Chromium, whatever the machine's hinting. */
const withoutHinting = '--font-render-hinting=none'

const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [...asRoot, withoutOptimising, withoutHinting, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

/** Needs less processor time than Chromium, which is used if the shell is not installed. */
export const headlessShell = launching(findHeadlessShell() ?? findBrowser())

/** For what the shell does not support. */
export const fullBrowser = launching(findBrowser())
