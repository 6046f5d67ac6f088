import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { Contents } from './back-up.ts'

/** Command with which a backup or a rehearsal informs the running server, because only the server can open the embedded database. */
export const recordCommand = 'record-backup'

export type BackupKind = 'backup' | 'rehearsal'
export type BackupRecord = Contents & { kind: BackupKind }

export const recordBackup = async (reader: Reader, { kind, rows, files, bytes }: BackupRecord): Promise<void> =>
  void (await reader.insertInto('backup_records').values({ kind, rows, files, bytes }).execute())

/** The last backup and the last rehearsal. */
export async function latestBackups(reader: Reader): Promise<{ kind: BackupKind; made_at: Date; bytes: number }[]> {
  const { rows } = await sql<{ kind: BackupKind; made_at: Date; bytes: number }>`
    select r.kind, r.made_at, r.bytes from (values ('backup'), ('rehearsal')) kinds (kind),
      lateral (select * from backup_records b where b.kind = kinds.kind order by made_at desc limit 1) r`.execute(reader)
  return rows
}
