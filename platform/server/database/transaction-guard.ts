import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A connection was requested from the pool inside a transaction. */
export class PoolUsedInTransaction extends Error {
  constructor() {
    super(
      'The database was used outside the transaction that is open here; use the transaction (tx). On the embedded database this would wait forever.',
    )
  }
}

/** Knows whether the current code was called from within a transaction. */
interface TransactionGuard {
  inside<Result>(run: () => Promise<Result>): Promise<Result>
  /** @throws PoolUsedInTransaction */
  assertOutside(): void
}

export function transactionGuard(): TransactionGuard {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  return {
    async inside(run) {
      const transaction = { open: true }
      try {
        return await current.run(transaction, run)
      } finally {
        // Work that was started inside but continues afterwards may use the pool again.
        transaction.open = false
      }
    },
    assertOutside() {
      if (current.getStore()?.open) throw new PoolUsedInTransaction()
    },
  }
}

type OnClient = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void

/** A pool that refuses connections to code inside a transaction; `query` takes its connection the same way. */
export class GuardedPool extends pg.Pool {
  readonly #guard: TransactionGuard

  constructor(config: pg.PoolConfig, guard: TransactionGuard) {
    super(config)
    this.#guard = guard
  }

  override connect(): Promise<pg.PoolClient>
  override connect(onClient: OnClient): void
  override connect(onClient?: OnClient): Promise<pg.PoolClient> | void {
    try {
      this.#guard.assertOutside()
    } catch (error) {
      if (!onClient) return Promise.reject(error)
      return onClient(error as Error, undefined, () => {})
    }
    return onClient ? super.connect(onClient) : super.connect()
  }
}
