import { statSync } from 'node:fs'
import { newestIn, rehearseRestore } from '#app/server/backups.ts'
import { commandLine } from '#platform/server/command-line.ts'
import { parseBackupArguments, summary } from './setup/backup-arguments.ts'
import { runInterruptible } from './setup/interruptible.ts'
import { withProgress } from './setup/progress.mjs'

const usage = `${commandLine('rehearse [--demo] <file or folder>')}
  Restores a backup, or the newest one of a folder, to a temporary folder, counts its rows, and deletes it again.
  --demo   the backup is of the demo community`

await runInterruptible(async (signal) => {
  const { file: given, configuration } = parseBackupArguments(usage)
  if (given === undefined) return usage
  const file = statSync(given, { throwIfNoEntry: false })?.isDirectory() ? await newestIn(given) : given
  const rehearsed = await withProgress(`Restoring ${file} for a rehearsal`, () => rehearseRestore(configuration, file, signal))
  const tables = rehearsed.tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows }) => `  ${name.padEnd(32)} ${rows.toLocaleString('en')}`)
  return [
    `The backup of ${rehearsed.madeAt} can be restored: ${summary(rehearsed)}. Rows by table:`,
    ...tables,
    'The restored copy was deleted. The community was not changed.',
  ].join('\n')
})
