import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The data directory cannot be used as it is; the message says what to do. */
export class DataDirectoryError extends Error {}

/** What a file's mode lets others do than its owner, and what lets them write. */
const rightsOfOthers = 0o077
const groupMayWrite = 0o020
const othersMayWrite = 0o002

/**
 * Makes the folder of all data, and has it, what is in it and what this process will write be its owner's alone.
 * @throws DataDirectoryError if others could have written to it, or if it is somebody else's
 */
export function claimDataDirectory(directory: string): void {
  // Windows knows no modes: what is in a folder has the folder's rights.
  if (process.platform === 'win32') return void mkdirSync(directory, { recursive: true })
  process.umask(rightsOfOthers)
  mkdirSync(directory, { recursive: true })
  const folder = realpathSync(directory)
  refuseWhatOthersWrite(folder)
  takeRightsOfOthers(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) takeRightsOfOthers(join(folder, name))
}

/** The group that many systems give each user for themselves is nobody else. */
function refuseWhatOthersWrite(folder: string): void {
  const { mode, gid } = lstatSync(folder)
  const foreign = gid === process.getgid?.() ? othersMayWrite : groupMayWrite | othersMayWrite
  if (!(mode & foreign)) return
  throw new DataDirectoryError(
    `Other users of this machine can write to the data directory ${folder}, so what is in it need not come from this program. ` +
      `Look through it, and if all is well make it yours alone: chmod 700 '${folder}'`,
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
      `${path} belongs to another user than the one who runs this program. ` +
        'Start it as the user to whom the data directory belongs, or give all of it to this one with chown -R.',
    )
  }
}
