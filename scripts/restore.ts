import { restoreCommunity } from '#app/server/backups.ts'
import { commandLine } from '#platform/server/command-line.ts'
import { claimDataDirectory } from '#platform/server/data-directory.ts'
import { parseBackupArguments, summary } from './setup/backup-arguments.ts'
import { runInterruptible } from './setup/interruptible.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `${commandLine('restore [--demo] <file>')}
  Restores a community from a backup file to the configured place, on either kind of database. The place must be empty.
  --demo   restore to the demo's folder instead`

await runInterruptible(async (signal) => {
  const { file, configuration } = parseBackupArguments(usage)
  if (file === undefined) return usage
  claimDataDirectory(configuration.dataDirectory)
  const restored = await withProgress(`Restoring ${file}`, () => restoreCommunity(configuration, file, signal))
  return `Restored the community as of ${restored.madeAt}: ${summary(restored)}. Start the server with ${commandLine('start')}. Members have to sign in again.`
})
