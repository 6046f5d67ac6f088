import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type Holder, areHeldBy, keyOf } from '../holder.ts'

/**
 * Maps ids in a file to ids in a ledger: the same for every import, and never those in another ledger. An investment that was imported and
 * then moved to another ledger takes its id along, so the file gets the next one.
 */
export async function idsFor(reader: Reader, holder: Holder, refs: ReadonlySet<string>): Promise<(ref: string) => string> {
  const key = keyOf(holder)
  const ids = new Map<string, string>()
  for (let [left, round] = [[...refs], 0]; left.length > 0; round += 1) {
    for (const ref of left) ids.set(ref, hashed(round === 0 ? `${key} ${ref}` : `${key} ${ref} ${round}`))
    const taken = await inOtherLedgers(
      reader,
      holder,
      left.map((ref) => ids.get(ref) ?? ''),
    )
    left = left.filter((ref) => taken.has(ids.get(ref) ?? ''))
  }
  return (ref) => ids.get(ref) ?? ''
}

/** As a UUID of version 8, which allows custom bits. */
function hashed(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

async function inOtherLedgers(reader: Reader, holder: Holder, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('investments')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`not coalesce(${areHeldBy(holder)}, false)`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
