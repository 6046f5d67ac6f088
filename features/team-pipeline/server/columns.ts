import type { Selectable } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'

export type ColumnRow = Pick<Selectable<Tables['team_columns']>, 'id' | 'standard' | 'name'>

/** From left to right. */
export const columnsOf = (reader: Reader, organisationId: string): Promise<ColumnRow[]> =>
  reader
    .selectFrom('team_columns')
    .select(['id', 'standard', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy('place')
    .orderBy('id')
    .execute()

export async function insertColumn(tx: Tx, organisationId: string, name: string, place: number): Promise<void> {
  await tx.insertInto('team_columns').values({ organisation_id: organisationId, standard: null, name, place }).execute()
}

export async function renameColumn(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('team_columns').set({ standard: null, name }).where('id', '=', id).execute()
}

/** Numbers columns in this order. */
export async function orderColumns(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) await tx.updateTable('team_columns').set({ place }).where('id', '=', id).execute()
}

/** Deletes a column together with the deals in it: move them first. */
export async function deleteColumn(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('team_columns').where('id', '=', id).execute()
}
