import { backUpCommunity } from '#app/server/backups.ts'
import { commandLine } from '#platform/server/command-line.ts'
import { parseBackupArguments, summary } from './setup/backup-arguments.ts'
import { runInterruptible } from './setup/interruptible.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `${commandLine('backup [--demo] <file>')}
  Writes all rows and files of the configured community, as of one moment, to a new file. The server may keep running.
  --demo   back up the demo community instead`

await runInterruptible(async (signal) => {
  const { file, configuration } = parseBackupArguments(usage)
  if (file === undefined) return usage
  const contents = await withProgress(`Writing ${file}`, () => backUpCommunity(configuration, file, signal))
  return `It was read back and is complete: ${summary(contents)}. It contains everything that members wrote: protect it like the community itself.`
})
