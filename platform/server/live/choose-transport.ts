import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration.ts'
import type { Database } from '../database/index.ts'
import { sharedSetting } from '../instance-settings.ts'
import { postgresTransport } from './postgres-transport.ts'
import { type Transport, withFallback } from './transport.ts'
import { valkeyTransport } from './valkey-transport.ts'

/** How this node reaches the others. With the embedded database there are none, because only one process can open it. */
export function chooseTransport({ valkeyUrl }: Configuration, database: Database, log: Logger): Transport | undefined {
  if (database.kind === 'embedded') return undefined
  const postgres = postgresTransport(database)
  if (valkeyUrl === undefined) return postgres
  // A Valkey server may be shared by several communities, and channels are global.
  const channel = async () => `esg-network:${await sharedSetting(database.kysely, 'live-channel', randomUUID)}`
  return withFallback(valkeyTransport({ url: valkeyUrl, channel }), postgres, log)
}
