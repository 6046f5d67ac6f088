import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installSystemPackages } from './system-packages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
]

/** @returns the path of a Chromium or Chrome: CHROMIUM_PATH if set, else the first one found */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || [...inPath(names), ...elsewhere].find(isExecutable)
}

/** @returns the path of a Chromium without windows: CHROMIUM_PATH if set, else the first one found */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || inPath(shells).find(isExecutable)
}

function inPath(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Finds a browser, or installs Debian's. */
export async function ensureBrowser(): Promise<string | undefined> {
  return findBrowser() ?? ((await installSystemPackages('chromium')) ? findBrowser() : undefined)
}

/** Installs the headless shell where Debian has it. Without it, the stories run in the browser, only slower. */
export async function ensureHeadlessShell(): Promise<void> {
  if (!findHeadlessShell()) await installSystemPackages('chromium-headless-shell')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
