import { join } from 'node:path'
import type { Configuration } from '#platform/server/configuration.ts'

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
