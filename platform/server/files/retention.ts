import { sql } from 'kysely'
import type { Database } from '../database/index.ts'

/**
 * While a backup is taken, no node removes a file: rows of its moment may name it. Whoever is about to remove files asks first, once it
 * is committed that no row names them any more.
 */
export interface FileRetention {
  /**
   * Keeps all files from now on.
   * @returns lets go of them; throws if they may have been removed meanwhile, because the connection broke that kept them
   */
  retain(): Promise<() => Promise<void>>
  isRetaining(): Promise<boolean>
}

/** Any number, as long as it is ours: held by those who take a backup. */
const advisoryLock = 4_173_846_207

/** On a PostgreSQL server all nodes hear of it, and it ends with the connection; the embedded database has one node. */
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
