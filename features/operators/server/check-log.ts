import { createHash } from 'node:crypto'
import type { Reader } from '#platform/server/database/index.ts'
import { sql } from 'kysely'
import type { LogCheck, LogFault } from '../contract.ts'

/** How many entries are read at a time, and checked by one request. */
const part = 2_000
const mostAtOnce = 10_000

/** Checks the entries after a position: whether none is missing, and each has the content and the predecessor that it was bound to. */
export async function checkLog(reader: Reader, after: number): Promise<LogCheck> {
  const newest = await newestEntry(reader)
  const total = newest?.position ?? 0
  const wanted = Math.min(total, after + mostAtOnce)
  let before = after === 0 ? emptyHash : await hashAt(reader, after)
  let checked = after
  let erased = 0
  if (!before) return { checked, total, newest: shown(newest), erased, fault: { position: after, kind: 'missing' } }
  while (checked < wanted) {
    const rows = await entriesAfter(reader, checked, Math.min(part, wanted - checked))
    for (const row of rows) {
      const kind = faultOf(row, checked + 1, before)
      if (kind) return { checked, total, newest: shown(newest), erased, fault: { position: checked + 1, kind } }
      checked = row.position
      before = row.hash
      if (!row.content_salt) erased += 1
    }
    if (rows.length === 0) break
  }
  const fault = checked >= total && (await hasUnbound(reader)) ? ({ position: null, kind: 'unbound' } as const) : null
  return { checked, total, newest: shown(newest), erased, fault }
}

/** Whether the log still has an entry as it was noted down. */
export async function compareKept(reader: Reader, position: number, hash: string): Promise<'same' | 'different' | 'missing'> {
  const found = await hashAt(reader, position)
  if (!found) return 'missing'
  return found.toString('hex') === hash ? 'same' : 'different'
}

const emptyHash = Buffer.alloc(0)
const sha256 = (...parts: readonly (Buffer | string)[]) => parts.reduce((hash, each) => hash.update(each), createHash('sha256')).digest()
/** As `act_field` in migration 0055. */
const field = (value: string | null) => (value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`)

type Entry = Awaited<ReturnType<typeof entriesAfter>>[number]

function faultOf(entry: Entry, position: number, before: Buffer): LogFault['kind'] | undefined {
  if (entry.position !== position) return 'missing'
  const { operator_salt, operator_hash, content_salt, content_hash, hash } = entry
  if (!operator_hash || !content_hash || !hash) return 'changed'
  // Without its salt, who did it is erased, or what.
  if (operator_salt ? !sha256(operator_salt, field(entry.operator_id)).equals(operator_hash) : entry.operator_id !== null) return 'changed'
  const content = [String(position), entry.act, entry.words, entry.about, entry.details, entry.reason, entry.created_at.toISOString()]
  const isErased = !entry.act && !entry.words && !entry.about && !entry.details && !entry.reason
  if (content_salt ? !sha256(content_salt, content.map(field).join('')).equals(content_hash) : !isErased) return 'changed'
  return sha256(before, operator_hash, content_hash).equals(hash) ? undefined : 'unchained'
}

const entriesAfter = (reader: Reader, position: number, limit: number) =>
  reader
    .selectFrom('operator_acts')
    .select(['position', 'operator_id', 'operator_salt', 'operator_hash', 'content_salt', 'content_hash', 'hash'])
    .select(['act', 'words', 'about', sql<string | null>`details::text`.as('details'), 'reason', 'created_at'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()

async function hashAt(reader: Reader, position: number): Promise<Buffer | undefined> {
  const row = await reader.selectFrom('operator_acts').select('hash').where('position', '=', position).executeTakeFirst()
  return row?.hash
}

const newestEntry = (reader: Reader) =>
  reader
    .selectFrom('operator_acts')
    .select(['position', 'hash'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

const shown = (entry: { position: number; hash: Buffer } | undefined) =>
  entry ? { position: entry.position, hash: entry.hash.toString('hex') } : null

/** Whether somebody put an entry into the table without binding it. */
const hasUnbound = async (reader: Reader) =>
  (await reader.selectFrom('operator_acts').select('id').where('position', 'is', null).limit(1).executeTakeFirst()) !== undefined
