import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>
/** What a query needs: the database, or a transaction on it. */
export type Reader = Kysely<Tables>

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** For queries outside transactions. @throws PoolUsedInTransaction when used from within one: use its `tx` */
  readonly kysely: Kysely<Tables>
  /** For libraries that bring their own SQL; guarded like `kysely`. */
  readonly pool: pg.Pool
  /** Runs everything on one connection: committed when `run` resolves, rolled back when it rejects. Await only SQL inside. */
  transaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Does something once `tx` is committed, and never if it is rolled back. Nobody waits for it, and it must not throw. */
  afterCommit(tx: Tx, work: () => void): void
  /**
   * Hears what is notified on a channel, on a connection of its own. Once the promise resolves, nothing committed later is
   * missed while that connection lasts; what was sent during a break is lost, and `onReconnect` tells to look for it.
   * @returns ends the listening
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /**
   * Copies the embedded database, as it is between two transactions, into a folder that is not there yet and that `openDatabase` takes;
   * queries wait meanwhile. A PostgreSQL server has snapshots of its own.
   */
  readonly copyTo?: ((directory: string) => Promise<void>) | undefined
  /** Waits for the connections in use, then lets go of everything. */
  close(): Promise<void>
}
