import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The data directory cannot be used; the message says what to do. */
export class DataDirectoryError extends Error {}

/** The permission bits of everyone but the owner, and those that allow writing. */
const rightsOfOthers = 0o077
const groupMayWrite = 0o020
const othersMayWrite = 0o002

/**
 * Creates the data directory, and restricts it, its contents and new files of this process to the owner.
 * @throws DataDirectoryError if others could write to it, or if it belongs to another user
 */
export function claimDataDirectory(directory: string): void {
  // Windows has no modes; files inherit the permissions of the folder.
  if (process.platform === 'win32') return void mkdirSync(directory, { recursive: true })
  process.umask(rightsOfOthers)
  mkdirSync(directory, { recursive: true })
  const folder = realpathSync(directory)
  refuseWhatOthersWrite(folder)
  takeRightsOfOthers(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) takeRightsOfOthers(join(folder, name))
}

/** The private group that many systems create for each user counts as the owner. */
function refuseWhatOthersWrite(folder: string): void {
  const { mode, gid } = lstatSync(folder)
  const foreign = gid === process.getgid?.() ? othersMayWrite : groupMayWrite | othersMayWrite
  if (!(mode & foreign)) return
  throw new DataDirectoryError(
    `Other users of this machine can write to the data directory ${folder}, so its contents may not come from this program. ` +
      `Check them, and then restrict access to yourself: chmod 700 '${folder}'`,
  )
}

function takeRightsOfOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || !(found.mode & rightsOfOthers)) return
  try {
    chmodSync(path, found.mode & 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    if (code !== 'EPERM') throw error
    throw new DataDirectoryError(
      `${path} does not belong to the user who runs this program. ` +
        'Start it as the owner of the data directory, or change the owner with chown -R.',
    )
  }
}
