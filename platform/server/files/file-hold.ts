import { sql } from 'kysely'
import { nodeLocks } from '../database/advisory-lock.ts'
import type { Database } from '../database/index.ts'

/**
 * While a backup is being made, no node removes files, because its rows may refer to them. Check before removing files, after committing
 * that no row refers to them.
 */
export interface FileHold {
  /**
   * Holds all files from now on.
   * @returns ends the hold; throws if files may have been removed meanwhile because the connection broke
   */
  hold(): Promise<() => Promise<void>>
  isHeld(): Promise<boolean>
}

/** On a PostgreSQL server a lock informs all nodes and ends with the connection; the embedded database has only one node. */
export const fileHold = (database: Database): FileHold => (database.kind === 'embedded' ? onOneNode() : onAllNodes(database))

function onOneNode(): FileHold {
  let holders = 0
  return {
    async hold() {
      holders += 1
      return async () => {
        holders -= 1
      }
    },
    isHeld: async () => holders > 0,
  }
}

function onAllNodes({ kysely, pool }: Database): FileHold {
  return {
    async hold() {
      const connection = await pool.connect()
      await connection.query('select pg_advisory_lock_shared($1)', [nodeLocks.backups])
      return async () => {
        try {
          await connection.query('select pg_advisory_unlock_shared($1)', [nodeLocks.backups])
        } finally {
          connection.release(true)
        }
      }
    },
    async isHeld() {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${nodeLocks.backups}) as free`.execute(kysely)
      return !rows[0]?.free
    },
  }
}
