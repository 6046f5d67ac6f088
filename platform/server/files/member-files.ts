import { sql } from 'kysely'
import { memberMegabytes } from '#platform/limits.ts'
import { Refusal, problems } from '#platform/problems.ts'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Database, Reader, Tx } from '../database/index.ts'
import type { Services } from '../services.ts'

type Storage = Pick<Services, 'database' | 'files'>

interface StoredFile {
  key: string
  bytes: Uint8Array
  contentType: string
}

const megabyte = 1024 * 1024
/** How many bytes the files of a member may take in total. */
export const memberQuota = memberMegabytes * megabyte

/** How many bytes a member's files take. Locks the count until the transaction ends. */
export async function lockAndCountBytes(tx: Tx, memberId: string): Promise<number> {
  await advisoryLock(tx, `stored_files ${memberId}`)
  const { taken } = await tx
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('taken'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return taken
}

/** How many files members have stored, and how many bytes they take. */
export const storedInTotal = (reader: Reader): Promise<{ count: number; bytes: number }> =>
  reader
    .selectFrom('stored_files')
    .select((e) => [e.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes')])
    .executeTakeFirstOrThrow()

/** Refuses if a member's total exceeds the quota. @throws Refusal storageFull */
export function refuseOverQuota(bytes: number): void {
  if (bytes > memberQuota) throw new Refusal(problems.storageFull, { megabytes: memberMegabytes })
}

/** Reserves space for files that a member is about to store. @throws Refusal storageFull if that would exceed the quota */
export async function reserveFor(database: Database, memberId: string, reserved: readonly { key: string; bytes: number }[]): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockAndCountBytes(tx, memberId)
    refuseOverQuota(reserved.reduce((sum, { bytes }) => sum + bytes, before))
    await tx
      .insertInto('stored_files')
      .values(reserved.map(({ key, bytes }) => ({ key, member_id: memberId, bytes })))
      .execute()
  })
}

/** Stores all of these files of a member, or none. @throws Refusal storageFull if that would exceed the quota */
export async function storeFor({ database, files }: Storage, memberId: string, stored: readonly StoredFile[]): Promise<void> {
  await reserveFor(
    database,
    memberId,
    stored.map(({ key, bytes }) => ({ key, bytes: bytes.length })),
  )
  try {
    for (const { key, bytes, contentType } of stored) await files.put(key, bytes, contentType)
  } catch (error) {
    await removeStored(
      { database, files },
      stored.map(({ key }) => key),
    ).catch(() => {})
    throw error
  }
}

/** Makes a member the one whose quota stored files count against, wherever they are stored. */
export async function assignStored(tx: Tx, keys: readonly string[], memberId: string): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ member_id: memberId })
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
}

/** Records that files are now stored under other keys, which are given in the same order. */
export async function renameStored(tx: Tx, before: readonly string[], after: readonly string[]): Promise<void> {
  await sql`
    update stored_files set key = renamed.after
    from unnest(${before}::text[], ${after}::text[]) renamed (before, after) where key = renamed.before`.execute(tx)
}

/** The keys of a member's files, wherever they are stored. */
export async function storedKeysOf(reader: Reader, memberId: string): Promise<string[]> {
  const rows = await reader.selectFrom('stored_files').select('key').where('member_id', '=', memberId).execute()
  return rows.map(({ key }) => key)
}

/** Those of these files that are not, or no longer, a member's own. */
export async function storedByOthers(reader: Reader, memberId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('stored_files')
    .select('key')
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('member_id', '<>', memberId)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Removes files; missing ones are not an error. */
export async function removeStored({ database, files }: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key)
  await database.kysely.deleteFrom('stored_files').where('key', 'in', keys).execute()
}
