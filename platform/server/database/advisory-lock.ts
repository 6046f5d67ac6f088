import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Locks a name until the transaction ends: others who lock it wait. Nodes of several versions may run, so names must not change. */
export async function advisoryLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Locks of whole nodes: arbitrary numbers that only we use and never change. */
export const nodeLocks = {
  /** Held by the node that applies migrations. */
  migrations: 4_173_846_205,
  /** Held by the node that creates or changes the job queue's tables. */
  jobQueue: 4_173_846_206,
  /** Shared while backups are being made. */
  backups: 4_173_846_207,
  /** Shared by all nodes that use the schema, held alone by the one that changes it. */
  schemaUse: 4_173_846_208,
} as const
