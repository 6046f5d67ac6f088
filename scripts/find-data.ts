import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoConfiguration } from '#app/server/demo-configuration.ts'
import { commandLine } from '#platform/server/command-line.ts'
import type { Configuration } from '#platform/server/configuration.ts'

/**
 * The configuration of the data that a command uses: the demo's if requested, or if there is no other. Creates nothing.
 * @throws Error where there is no data yet
 */
export function findData(configuration: Configuration, isDemo: boolean): Configuration {
  const demo = demoConfiguration(configuration)
  const candidates = isDemo ? [demo] : [configuration, demo]
  const found = candidates.find((each) => each.database.url !== undefined || existsSync(join(each.dataDirectory, 'database')))
  if (found) return found
  const start = commandLine(isDemo ? 'start --demo' : 'start')
  throw new Error(
    `There is no data in ${(candidates[0] ?? configuration).dataDirectory} yet. Start with: ${start}. Set DATA_DIR if the data is elsewhere.`,
  )
}
