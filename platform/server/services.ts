import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import type { Database } from './database/index.ts'
import type { DomainEvents } from './events/index.ts'
import type { FileHold } from './files/file-hold.ts'
import type { FileStore } from './files/index.ts'
import type { Jobs } from './jobs/index.ts'
import type { Live } from './live/live.ts'
import type { Mailer } from './mail/index.ts'
import type { Outbound } from './outbound/index.ts'
import type { Site } from './site.ts'

/** What the platform offers to every room's server side; created once in app/main.ts, or by a test world. */
export interface Services {
  configuration: Configuration
  database: Database
  events: DomainEvents
  jobs: Jobs
  files: FileStore
  fileHold: FileHold
  mail: Mailer
  site: Site
  live: Live
  /** For requests to addresses given by members and operators. */
  outbound: Outbound
  log: Logger
}
