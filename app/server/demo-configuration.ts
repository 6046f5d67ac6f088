import { join } from 'node:path'
import { type Configuration, ConfigurationError } from '#platform/server/configuration.ts'

/** A demo has a separate folder, and never touches a community's database, files or mail server. */
export function demoConfiguration(configuration: Configuration): Configuration {
  const { dataDirectory, database, mail } = configuration
  return {
    ...configuration,
    dataDirectory: join(dataDirectory, 'demo'),
    database: { ...database, url: undefined },
    mail: { ...mail, smtpUrl: undefined },
    s3: undefined,
  }
}

/** The smallest demo that is tested. */
const fewestMembers = 60
const mostMembers = 10_000

/**
 * Reads `--members`: how many members the demo is filled with.
 * @throws ConfigurationError
 */
export function demoSize({ demo, members: given }: { demo: boolean; members?: string | undefined }): number | undefined {
  if (given === undefined) return undefined
  if (!demo) throw new ConfigurationError('--members is only allowed with --demo')
  const size = Number(given)
  if (Number.isInteger(size) && size >= fewestMembers && size <= mostMembers) return size
  throw new ConfigurationError(`--members is '${given}'; allowed: a whole number from ${fewestMembers} to ${mostMembers}`)
}
