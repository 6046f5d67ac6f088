import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installSystemPackages } from './system-packages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
]

/** @returns the path of a Chromium or Chrome: CHROMIUM_PATH if set, else the first one found */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(isExecutable)
}

/** Finds a browser, or installs Debian's. */
export async function ensureBrowser(): Promise<string | undefined> {
  return findBrowser() ?? ((await installSystemPackages('chromium')) ? findBrowser() : undefined)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
