import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoConfiguration } from '#app/server/demo-configuration.ts'
import type { Contents } from '#platform/server/backup/back-up.ts'
import { type Configuration, readConfiguration } from '#platform/server/configuration.ts'

/**
 * Parses the arguments of `npm run backup` and `npm run restore`.
 * @returns the file's absolute path; undefined if help was requested
 * @throws Error with the usage for invalid arguments
 */
export function parseBackupArguments(usage: string): { file: string | undefined; configuration: Configuration } {
  const { values, positionals } = parsed(usage)
  const [file, ...others] = positionals
  if (!values.help && (file === undefined || others.length > 0)) throw new Error(usage)
  const configuration = values.demo ? demoConfiguration(readConfiguration()) : readConfiguration()
  // npm runs commands in the project's folder, whatever the current one is.
  return { configuration, file: values.help || file === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', file) }
}

function parsed(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { demo: { type: 'boolean' }, help: { type: 'boolean' } } })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error })
  }
}

/** '34,567 rows, 3,420 files, 48.1 MB' */
export function summary({ rows, files, bytes }: Contents): string {
  const number = (value: number) => value.toLocaleString('en')
  return `${number(rows)} rows, ${number(files)} files, ${(bytes / 1e6).toFixed(1)} MB`
}
