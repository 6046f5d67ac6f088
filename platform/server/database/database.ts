import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { StatementTimes } from './statement-times.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>
/** Anything that can run a query: the database or a transaction. */
export type Reader = Kysely<Tables>

export interface Database {
  readonly kind: 'embedded' | 'postgresql'
  /** For queries outside transactions. @throws PoolUsedInTransaction inside one: use its `tx` */
  readonly kysely: Kysely<Tables>
  /** For libraries with their own SQL; guarded like `kysely`. */
  readonly pool: pg.Pool
  /** Runs everything on one connection: committed when `run` resolves, rolled back when it rejects. Await only SQL inside. */
  transaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs `work` once `tx` is committed, and never if it is rolled back. It is not awaited and must not throw. */
  afterCommit(tx: Tx, work: () => void): void
  /**
   * Listens for notifications on a channel, on a separate connection. Once the promise resolves, nothing committed later is missed while
   * that connection lasts. Notifications sent during a break are lost; `onReconnect` is the time to catch up.
   * @returns stops listening
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /**
   * Copies the embedded database, as it is between two transactions, to a new folder that `openDatabase` accepts; queries wait meanwhile.
   * Absent for a PostgreSQL server, which has its own snapshots.
   */
  readonly copyTo?: ((directory: string) => Promise<void>) | undefined
  /** How long the kinds of statements take, on this node. */
  readonly times: StatementTimes
  /** Waits for connections in use, then closes everything. */
  close(): Promise<void>
}
