import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Database } from '../database/index.ts'
import type { Services } from '../services.ts'

type Storage = Pick<Services, 'database' | 'files'>

interface StoredFile {
  key: string
  bytes: Uint8Array
  contentType: string
}

const megabyte = 1024 * 1024
/** The files of a member may take so many bytes together. */
export const memberQuota = 50 * megabyte

/** Counts files that a member is about to have. @throws Refusal storageFull if the member's files would take more than allowed */
export async function reserveFor(database: Database, memberId: string, reserved: readonly { key: string; bytes: number }[]): Promise<void> {
  await database.transaction(async (tx) => {
    // Two uploads of one member are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stored_files ${memberId}`}, 0))`.execute(tx)
    await tx
      .insertInto('stored_files')
      .values(reserved.map(({ key, bytes }) => ({ key, member_id: memberId, bytes })))
      .execute()
    const { taken } = await tx
      .selectFrom('stored_files')
      .select(({ fn }) => fn.sum<number>('bytes').as('taken'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (taken > memberQuota) throw new Refusal(problems.storageFull, { megabytes: memberQuota / megabyte })
  })
}

/** Stores all of these files of a member, or none. @throws Refusal storageFull if the member's files would take more than allowed */
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

/** Removes files; those that are not there are no error. */
export async function removeStored({ database, files }: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key)
  await database.kysely.deleteFrom('stored_files').where('key', 'in', keys).execute()
}
