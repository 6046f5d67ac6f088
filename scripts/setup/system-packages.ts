import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { withProgress } from './progress.mjs'

/** Whether this machine runs Debian or a derivative, and we are root. */
export const canInstallSystemPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian packages if possible, and shows progress.
 * @returns whether they are installed now
 */
export async function installSystemPackages(...names: string[]): Promise<boolean> {
  if (!canInstallSystemPackages) return false
  const apt = (...args: string[]) =>
    promisify(execFile)('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 2 ** 20,
    })
  try {
    await withProgress(`Installing ${names.join(', ')} with apt-get`, async () => {
      await apt('update')
      await apt('install', '-y', '--no-install-recommends', ...names)
    })
    return true
  } catch (error) {
    process.stderr.write(`${(error as { stderr?: string }).stderr ?? String(error)}\n`)
    return false
  }
}
