import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { recordAct } from '#features/operators/server/index.ts'
import type { Choice, ConsoleField, ValidFieldInput } from '../contract.ts'
import { mostFields } from '../limits.ts'
import { canBeFilter, canBeReason, hasChoices, isAnsweredByThem } from '../own-field.ts'
import { fieldProblems } from '../problems.ts'
import type { Subject, Visibility } from '../vocabulary.ts'
import { tellChanged } from './live.ts'
import { type FieldRow, eraseChoices, everyField, fieldById, lockFields, usageOf } from './queries.ts'

export async function listForConsole(reader: Reader): Promise<ConsoleField[]> {
  const [fields, { used, choices }] = await Promise.all([everyField(reader), usageOf(reader)])
  return fields.map((field) => ({
    ...field,
    archived_at: field.archived_at?.toISOString() ?? null,
    used: used.get(field.id) ?? 0,
    used_choices: Object.fromEntries(field.choices.map(({ id }) => [id, choices.get(id) ?? 0])),
  }))
}

/** Adds a field at the end. Repeating it with the same id changes nothing. @throws Refusal tooMany, noConnections */
export async function addField(services: Services, actor: Actor, input: ValidFieldInput & { id: string; subject: Subject }): Promise<void> {
  const { id, subject, choices, ...rest } = input
  await changing(services, async (tx) => {
    if (await fieldById(tx, id)) return
    const position = await requireRoom(tx, subject)
    await tx
      .insertInto('field_definitions')
      .values({ id, subject, position, ...columnsOf({ ...rest, subject, choices: withIds(choices, []) }), archived_at: null })
      .execute()
    await recordAct(tx, actor.id, acts.added, nameOf(rest))
  })
}

type Change = ValidFieldInput & { id: string; version: number; removed?: 'keep' | 'erase' | undefined }

/** @throws Refusal notFound, changedMeanwhile, kindInUse, widened, noConnections; choiceInUse until `removed` says what happens */
export async function changeField(services: Services, actor: Actor, { id, version, removed, ...input }: Change): Promise<void> {
  await changing(services, async (tx) => {
    const before = await fieldToChange(tx, id, version)
    const { used, choices: usedChoices } = await usageOf(tx, id)
    if (used.has(id) && input.kind !== before.kind) throw new Refusal(fieldProblems.kindInUse)
    if (used.has(id) && isWider(input.visibility, before.visibility)) throw new Refusal(fieldProblems.widened)
    const choices = withIds(input.choices, before.choices)
    const gone = before.choices.filter((each) => usedChoices.has(each.id) && choices.every((choice) => choice.id !== each.id))
    if (gone.length > 0 && !removed) throw new Refusal(fieldProblems.choiceInUse)
    if (removed === 'erase')
      await eraseChoices(
        tx,
        id,
        gone.map((each) => each.id),
      )
    else choices.push(...gone.map((each) => ({ ...each, is_offered: false })))
    await updateField(tx, id, columnsOf({ ...input, subject: before.subject, choices }))
    await recordAct(tx, actor.id, acts.changed, nameOf(input))
  })
}

/** Moves a field by one; does nothing at the end of the list. @throws Refusal notFound */
export async function moveField(services: Services, actor: Actor, id: string, to: 'up' | 'down'): Promise<void> {
  await changing(services, async (tx) => {
    const field = await fieldToChange(tx, id)
    const order = (await everyField(tx)).filter((each) => each.subject === field.subject && !each.archived_at).map((each) => each.id)
    const at = order.indexOf(id)
    const place = at + (to === 'up' ? -1 : 1)
    if (at < 0 || place < 0 || place >= order.length) return
    order.splice(place, 0, ...order.splice(at, 1))
    await sql`
      update field_definitions set position = place from unnest(${order}::uuid[]) with ordinality new (id, place)
      where field_definitions.id = new.id`.execute(tx)
    await recordAct(tx, actor.id, acts.moved, nameOf(field))
  })
}

/** Hides a field. Its answers are kept for a while. @throws Refusal notFound, changedMeanwhile */
export async function archiveField(services: Services, actor: Actor, id: string, version: number): Promise<void> {
  await changing(services, async (tx) => {
    const field = await fieldToChange(tx, id, version)
    if (field.archived_at) return
    await updateField(tx, id, { archived_at: new Date() })
    await recordAct(tx, actor.id, acts.archived, nameOf(field))
  })
}

/** Shows an archived field again, at the end. @throws Refusal notFound, tooMany */
export async function restoreField(services: Services, actor: Actor, id: string): Promise<void> {
  await changing(services, async (tx) => {
    const field = await fieldToChange(tx, id)
    if (!field.archived_at) return
    await updateField(tx, id, { archived_at: null, position: await requireRoom(tx, field.subject) })
    await recordAct(tx, actor.id, acts.restored, nameOf(field))
  })
}

/** Deletes a field with its answers. @param used how many the operator has confirmed @throws Refusal notFound, moreUsed */
export async function removeField(services: Services, actor: Actor, id: string, used: number): Promise<void> {
  await changing(services, async (tx) => {
    const field = await fieldToChange(tx, id)
    if (((await usageOf(tx, id)).used.get(id) ?? 0) > used) throw new Refusal(fieldProblems.moreUsed)
    await tx.deleteFrom('field_definitions').where('id', '=', id).execute()
    await recordAct(tx, actor.id, acts.removed, nameOf(field))
  })
}

/** A change of the fields: one after another, and clients that show them are told. */
async function changing({ database, live }: Services, change: (tx: Tx) => Promise<void>): Promise<void> {
  await database.transaction(async (tx) => {
    await lockFields(tx)
    await change(tx)
    tellChanged(live, tx)
  })
}

/** @param version the one that the change is based on */
async function fieldToChange(tx: Tx, id: string, version?: number): Promise<FieldRow> {
  const field = await fieldById(tx, id)
  if (!field) throw new Refusal(problems.notFound)
  if (version !== undefined && field.version !== version) throw new Refusal(fieldProblems.changedMeanwhile)
  return field
}

/** @returns the position after the last field @throws Refusal tooMany */
async function requireRoom(tx: Tx, subject: Subject): Promise<number> {
  const fields = (await everyField(tx)).filter((each) => each.subject === subject && !each.archived_at)
  if (fields.length >= mostFields) throw new Refusal(fieldProblems.tooMany, { most: mostFields })
  return Math.max(0, ...fields.map(({ position }) => position)) + 1
}

const updateField = (tx: Tx, id: string, columns: Updateable<Tables['field_definitions']>) =>
  tx
    .updateTable('field_definitions')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** The columns of a field, without what only fields of other kinds have. @throws Refusal noConnections */
function columnsOf(field: Omit<ValidFieldInput, 'choices'> & { subject: Subject; choices: Choice[] }) {
  const { kind, language, visibility } = field
  if (field.subject === 'organisation' && visibility === 'connections') throw new Refusal(fieldProblems.noConnections)
  return {
    kind,
    language,
    visibility,
    label: JSON.stringify(field.label),
    help: JSON.stringify(field.help),
    choices: JSON.stringify(hasChoices(field) ? field.choices : []),
    unit: kind === 'number' ? field.unit : '',
    asked_of: field.subject === 'member' ? field.asked_of : [],
    is_required: field.is_required && isAnsweredByThem(field),
    is_filter: field.is_filter && canBeFilter(field),
    is_reason: field.is_reason && canBeReason(field),
  }
}

/** Options of a field, those that it did not have before with new ids. */
function withIds(choices: ValidFieldInput['choices'], before: readonly Choice[]): Choice[] {
  const known = new Set(before.map(({ id }) => id))
  return choices.map(({ id, ...choice }) => {
    const isKnown = id !== undefined && known.delete(id)
    return { ...choice, id: isKnown ? id : randomUUID().slice(0, 8) }
  })
}

/** From the fewest readers to the most. Answers by staff are for staff only: there is no way to or from these. */
const reach: Record<Visibility, number> = { staff: -1, own: 0, connections: 1, community: 2 }

const isWider = (wanted: Visibility, before: Visibility) =>
  wanted !== before && (wanted === 'staff' || before === 'staff' || reach[wanted] > reach[before])

const nameOf = ({ label, language }: Pick<ValidFieldInput, 'label' | 'language'>) => label[language]

const acts = {
  added: /*i18n*/ { id: 'act.fields.added', message: 'Added the field {about}' },
  changed: /*i18n*/ { id: 'act.fields.changed', message: 'Changed the field {about}' },
  moved: /*i18n*/ { id: 'act.fields.moved', message: 'Moved the field {about}' },
  archived: /*i18n*/ { id: 'act.fields.archived', message: 'Archived the field {about}' },
  restored: /*i18n*/ { id: 'act.fields.restored', message: 'Restored the field {about}' },
  removed: /*i18n*/ { id: 'act.fields.removed', message: 'Deleted the field {about} and its answers' },
}
