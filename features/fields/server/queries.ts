import { type Selectable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { OwnField } from '../contract.ts'
import type { Subject } from '../vocabulary.ts'

export type FieldRow = Selectable<Tables['field_definitions']>

/** The fields that are asked, in their order. */
export const fieldsOf = (reader: Reader, subject: Subject): Promise<OwnField[]> =>
  reader
    .selectFrom('field_definitions')
    .select(fieldColumns)
    .where('subject', '=', subject)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute()

const fieldColumns = [
  'id',
  'subject',
  'kind',
  'language',
  'label',
  'help',
  'choices',
  'unit',
  'asked_of',
  'is_required',
  'visibility',
  'is_filter',
  'is_reason',
] as const satisfies (keyof OwnField)[]

/** All fields with the archived ones, in their order. */
export const everyField = (reader: Reader): Promise<FieldRow[]> =>
  reader.selectFrom('field_definitions').selectAll().orderBy('subject').orderBy('position').execute()

/** Serialises changes of fields until the transaction ends, so that their number stays within its limit. */
export const lockFields = (tx: Tx): Promise<void> => advisoryLock(tx, 'fields of the community')

export const fieldById = (reader: Reader, id: string): Promise<FieldRow | undefined> =>
  reader.selectFrom('field_definitions').selectAll().where('id', '=', id).executeTakeFirst()

/** How many have answered each field, and chosen each option, by id. */
export async function usageOf(reader: Reader, fieldId?: string) {
  const ofField = fieldId === undefined ? sql`true` : sql`field_id = ${fieldId}::uuid`
  const { rows } = await sql<{ field_id: string; choice: string | null; used: number }>`
    select field_id, null as choice, count(*)::int as used from field_values where ${ofField} group by field_id
    union all
    select field_id, choice, count(*)::int from field_values, unnest(choices) choice where ${ofField} group by field_id, choice`.execute(
    reader,
  )
  const used = new Map(rows.filter(({ choice }) => choice === null).map((row) => [row.field_id, row.used]))
  const choices = new Map(rows.flatMap(({ choice, used: count }) => (choice === null ? [] : [[choice, count] as const])))
  return { used, choices }
}

/** Takes options out of the answers; those that had no other one are deleted. */
export async function eraseChoices(tx: Tx, fieldId: string, choices: readonly string[]): Promise<void> {
  await sql`
    delete from field_values where field_id = ${fieldId} and choices <@ ${choices}::text[]`.execute(tx)
  await sql`
    update field_values set choices = array(select choice from unnest(choices) with ordinality c (choice, n) where choice <> all(${choices}::text[]) order by n)
    where field_id = ${fieldId} and choices && ${choices}::text[]`.execute(tx)
}
