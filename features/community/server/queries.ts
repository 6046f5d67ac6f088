import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { CommunitySettings } from '../contract.ts'

/** The saved settings; undefined if there are none. */
export const readSettings = (reader: Reader) =>
  reader.selectFrom('community_settings').select(['settings', 'version', 'changed_at']).executeTakeFirst()

/**
 * @param version the version the change is based on, 0 if there is none
 * @returns the new version; undefined if the settings have changed since
 */
export async function writeSettings(tx: Tx, settings: CommunitySettings, version: number): Promise<number | undefined> {
  const written =
    version === 0
      ? await tx
          .insertInto('community_settings')
          .values({ settings: JSON.stringify(settings) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('community_settings')
          .set({ settings: JSON.stringify(settings), version: sql`version + 1`, changed_at: sql`now()` })
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written?.version
}

export async function writeDraft(reader: Reader, operatorId: string, settings: CommunitySettings): Promise<void> {
  const text = JSON.stringify(settings)
  await reader
    .insertInto('community_drafts')
    .values({ operator_id: operatorId, settings: text })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet({ settings: text, changed_at: sql`now()` }))
    .execute()
}

export const readDraft = (reader: Reader, operatorId: string) =>
  reader.selectFrom('community_drafts').select('settings').where('operator_id', '=', operatorId).executeTakeFirst()

export async function dropDraft(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('community_drafts').where('operator_id', '=', operatorId).execute()
}
