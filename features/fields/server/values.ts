import { sql } from 'kysely'
import type { UserType } from '#platform/members.ts'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { readsArea } from '#features/members/server/index.ts'
import { areConnected } from '#features/relations/server/index.ts'
import { checkValue } from '../check-value.ts'
import type { FieldValuesInput, OwnField } from '../contract.ts'
import { isAnsweredByThem, isAskedOf } from '../own-field.ts'
import type { FieldKind, FieldValue, FieldValues, Subject } from '../vocabulary.ts'
import { fieldsOf } from './queries.ts'

interface Answer {
  text: string | null
  choices: string[] | null
  number: number | null
  date: string | null
}
type AnswerRow = Answer & { subject_id: string; field_id: string; kind: FieldKind }

/** Who answers: a member with their type, or an organisation. */
export type Owner = { subject: 'member'; id: string; type: UserType } | { subject: 'organisation'; id: string }

interface Wanted {
  subject: Subject
  ids: readonly string[]
  /** Those among the ids that are the viewer themselves, or whose people they belong to. */
  own: readonly string[]
}

/** The answers of members or organisations that a viewer may see, by their ids: one statement for all of them. */
export async function valuesOf(
  reader: Reader,
  viewer: Pick<Actor, 'id' | 'role' | 'owesFactor'>,
  { subject, ids, own }: Wanted,
): Promise<ReadonlyMap<string, FieldValues>> {
  const rows = await seenAnswers(reader, { viewer: viewer.id, sees_all: readsArea(viewer, 'community'), subject, ids, own })
  return byOwner(rows)
}

const byOwner = (rows: readonly AnswerRow[]): ReadonlyMap<string, FieldValues> =>
  new Map(
    [...Map.groupBy(rows, ({ subject_id }) => subject_id)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map((row) => [row.field_id, valueIn(row)])),
    ]),
  )

export function valueIn({ kind, text, number, date, choices }: Answer & { kind: FieldKind }): FieldValue {
  return text ?? number ?? date ?? (kind === 'choice' ? (choices?.[0] ?? '') : (choices ?? []))
}

type SeenBy = { viewer: string; sees_all: boolean } & Wanted

const seenAnswers = namedStatement<SeenBy, AnswerRow>('fields.seenAnswers', (kysely, { viewer, sees_all, subject, ids, own }) =>
  kysely
    .selectFrom('field_values as v')
    .innerJoin('field_definitions as d', 'd.id', 'v.field_id')
    .select(['v.subject_id', 'v.field_id', 'd.kind', 'v.text', 'v.choices', 'v.number', 'v.date'])
    .where(sql<boolean>`v.subject_id = any(${ids}::uuid[])`)
    .where('d.subject', '=', subject)
    .where('d.archived_at', 'is', null)
    .where(
      sql<boolean>`(d.visibility = 'community' or ${sees_all}::boolean
        or (d.visibility in ('connections', 'own') and v.subject_id = any(${own}::uuid[]))
        or (d.visibility = 'connections' and ${areConnected(sql.ref('v.subject_id'), sql<string>`${viewer}::uuid`)}))`,
    ),
)

/** All answers of one owner. */
async function storedValues(reader: Reader, { subject, id }: Pick<Owner, 'subject' | 'id'>): Promise<FieldValues> {
  const rows = await reader
    .selectFrom('field_values as v')
    .innerJoin('field_definitions as d', 'd.id', 'v.field_id')
    .select(['v.subject_id', 'v.field_id', 'd.kind', 'v.text', 'v.choices', 'v.number', 'v.date'])
    .where('v.subject_id', '=', id)
    .where('d.subject', '=', subject)
    .execute()
  return byOwner(rows).get(id) ?? {}
}

/**
 * Saves what a form sent. Fields that it does not mention keep their answers; those that are not asked of members of this type lose them.
 * @throws Refusal with the field `own_fields.<id>` for an invalid answer, or none where one is required
 */
export async function saveValues(tx: Tx, owner: Owner, given: FieldValuesInput): Promise<void> {
  const { asked, others } = await fieldsFor(tx, owner)
  await putValues(tx, owner, asked, given)
  await deleteValues(tx, owner, others)
}

/** What `saveValues` would store of the fields that a form mentions; null for an empty one. @throws Refusal like `saveValues` */
export async function checkedValues(tx: Tx, owner: Owner, given: FieldValuesInput): Promise<Record<string, FieldValue | null>> {
  const { asked } = await fieldsFor(tx, owner)
  const mentioned = asked.filter(({ id }) => id in given)
  return Object.fromEntries(mentioned.map((field) => [field.id, checkedValue(field, given, {})]))
}

/** Deletes a member's answers to fields that are not asked of members of this type. */
export async function deleteUnasked(tx: Tx, owner: Owner): Promise<void> {
  const { others } = await fieldsFor(tx, owner)
  await deleteValues(tx, owner, others)
}

/** The fields that members and organisations answer themselves: those that this one is asked, and the others. */
async function fieldsFor(tx: Tx, owner: Owner): Promise<{ asked: OwnField[]; others: OwnField[] }> {
  const fields = (await fieldsOf(tx, owner.subject)).filter(isAnsweredByThem)
  const type = owner.subject === 'member' ? owner.type : undefined
  return { asked: fields.filter((field) => isAskedOf(field, type)), others: fields.filter((field) => !isAskedOf(field, type)) }
}

/** Saves the answers that staff give about a member or an organisation. @throws Refusal like `saveValues` */
export async function saveStaffValues(tx: Tx, owner: Pick<Owner, 'subject' | 'id'>, given: FieldValuesInput): Promise<OwnField[]> {
  const fields = (await fieldsOf(tx, owner.subject)).filter((field) => !isAnsweredByThem(field) && field.id in given)
  await putValues(tx, owner, fields, given)
  return fields
}

async function putValues(
  tx: Tx,
  owner: Pick<Owner, 'subject' | 'id'>,
  fields: readonly OwnField[],
  given: FieldValuesInput,
): Promise<void> {
  if (fields.length === 0) return
  const before = await storedValues(tx, owner)
  const checked = fields.map((field) => ({ field, value: checkedValue(field, given, before) }))
  const answered = checked.flatMap(({ field, value }) => (value === null ? [] : [{ field, value }]))
  await deleteValues(
    tx,
    owner,
    checked.filter(({ value }) => value === null).map(({ field }) => field),
  )
  if (answered.length === 0) return
  await tx
    .insertInto('field_values')
    .values(answered.map(({ field, value }) => ({ field_id: field.id, ...ownerColumns(owner), ...columnsOf(field.kind, value) })))
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'field_id']).doUpdateSet((set) => ({
        text: set.ref('excluded.text'),
        choices: set.ref('excluded.choices'),
        number: set.ref('excluded.number'),
        date: set.ref('excluded.date'),
      })),
    )
    .execute()
}

function checkedValue(field: OwnField, given: FieldValuesInput, before: FieldValues): FieldValue | null {
  const checked = checkValue(field, field.id in given ? given[field.id] : before[field.id], before[field.id])
  if ('value' in checked) return checked.value
  throw new Refusal({ code: 'BAD_REQUEST', ...checked.problem, field: `own_fields.${field.id}` }, checked.parameters)
}

async function deleteValues(tx: Tx, { id }: Pick<Owner, 'id'>, fields: readonly OwnField[]): Promise<void> {
  if (fields.length === 0) return
  await tx
    .deleteFrom('field_values')
    .where('subject_id', '=', id)
    .where(
      'field_id',
      'in',
      fields.map((field) => field.id),
    )
    .execute()
}

const ownerColumns = ({ subject, id }: Pick<Owner, 'subject' | 'id'>) => ({
  member_id: subject === 'member' ? id : null,
  organisation_id: subject === 'organisation' ? id : null,
})

function columnsOf(kind: FieldKind, value: FieldValue): Answer {
  const none: Answer = { text: null, choices: null, number: null, date: null }
  if (typeof value === 'number') return { ...none, number: value }
  if (typeof value !== 'string') return { ...none, choices: [...value] }
  if (kind === 'choice') return { ...none, choices: [value] }
  return kind === 'date' ? { ...none, date: value } : { ...none, text: value }
}

/** Gives an organisation the answers of another one where it has none of its own; the other one loses its answers. */
export async function mergeValues(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into field_values (field_id, organisation_id, text, choices, number, date)
    select field_id, ${to}, text, choices, number, date from field_values where organisation_id = ${from}
    on conflict (subject_id, field_id) do nothing`.execute(tx)
  await tx.deleteFrom('field_values').where('organisation_id', '=', from).execute()
}
