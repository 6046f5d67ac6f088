import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../files/index.ts'

/** Access to a file store for backups: whole files, with a time limit. */
export interface BulkFiles {
  list(): AsyncGenerator<string, void, undefined>
  /** Undefined if the file has been removed meanwhile. */
  read(key: string): Promise<Buffer | undefined>
  put(key: string, bytes: Buffer): Promise<void>
  remove(key: string): Promise<void>
}

/** Default time limit for one file, in milliseconds: that of the store for large ones. */
const ordinaryPatience = 10 * 60_000
const filesAtOnce = 8

/** Errors name the file. */
export function bulkFiles(store: FileStore, patience = ordinaryPatience): BulkFiles {
  async function limited<Result>(what: string, work: Promise<Result>): Promise<Result> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience / 1000} seconds`)), patience)
    try {
      return await Promise.race([work, late.promise])
    } catch (error) {
      throw new Error(`The file store failed (${what}): ${reasonOf(error)}. Everything was undone; try again once the file store works.`, {
        cause: error,
      })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async *list() {
      const keys = store.list()[Symbol.asyncIterator]()
      for (;;) {
        const next = await limited('listing files', keys.next())
        if (next.done) return
        yield next.value
      }
    },
    read: (key) => limited(`reading ${key}`, readWhole(store, key)),
    put: (key, bytes) => limited(`writing ${key}`, store.put(key, bytes)),
    remove: (key) => limited(`removing ${key}`, store.remove(key)),
  }
}

async function readWhole(store: FileStore, key: string): Promise<Buffer | undefined> {
  const file = await store.read(key)
  return file && buffer(file.stream)
}

/** The innermost reason; a store's own error only says that something failed. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Works on several items concurrently. Stops taking new items after a failure. */
export async function eachOf<Item>(items: AsyncGenerator<Item, void, undefined>, work: (item: Item) => Promise<void>): Promise<void> {
  const takeAndWork = async () => {
    for await (const item of items) await work(item)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: filesAtOnce }, takeAndWork))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
