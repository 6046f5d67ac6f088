import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const canMakeBareDebian = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/mmdebstrap')

/** What Debian's slim images leave out. */
const leftOut = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*']

/** Unpacks a minimal Debian into an empty folder. It is downloaded once, and kept in ~/.cache. */
export async function unpackBareDebian(suite: string, folder: string): Promise<void> {
  const cache = join(homedir(), '.cache/esg-network')
  const archive = join(cache, `debian-${suite}.tar`)
  if (!existsSync(archive)) {
    const unfinished = `${archive}.${process.pid}.tar`
    await mkdir(cache, { recursive: true })
    const options = ['--quiet', '--variant=minbase', ...leftOut.map((path) => `--dpkgopt=path-exclude=${path}`)]
    await promisify(execFile)('mmdebstrap', [...options, suite, unfinished, 'http://deb.debian.org/debian'])
    await rename(unfinished, archive)
  }
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder, '--numeric-owner', '--exclude=./dev/*'])
}
