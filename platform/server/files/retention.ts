import { sql } from 'kysely'
import type { Database } from '../database/index.ts'

/**
 * While a backup is being made, no node removes files, because its rows may refer to them. Check before removing files, after committing
 * that no row refers to them.
 */
export interface FileRetention {
  /**
   * Retains all files from now on.
   * @returns ends the retention; throws if files may have been removed meanwhile because the connection broke
   */
  retain(): Promise<() => Promise<void>>
  isRetaining(): Promise<boolean>
}

/** An arbitrary number that only we use; held while a backup is being made. */
const advisoryLock = 4_173_846_207

/** On a PostgreSQL server a lock informs all nodes and ends with the connection; the embedded database has only one node. */
export const fileRetention = (database: Database): FileRetention => (database.kind === 'embedded' ? onOneNode() : onAllNodes(database))

function onOneNode(): FileRetention {
  let takers = 0
  return {
    async retain() {
      takers += 1
      return async () => {
        takers -= 1
      }
    },
    isRetaining: async () => takers > 0,
  }
}

function onAllNodes({ kysely, pool }: Database): FileRetention {
  return {
    async retain() {
      const connection = await pool.connect()
      await connection.query('select pg_advisory_lock_shared($1)', [advisoryLock])
      return async () => {
        try {
          await connection.query('select pg_advisory_unlock_shared($1)', [advisoryLock])
        } finally {
          connection.release(true)
        }
      }
    },
    async isRetaining() {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock}) as free`.execute(kysely)
      return !rows[0]?.free
    },
  }
}
