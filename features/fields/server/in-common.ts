import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { inLanguage } from '../words.ts'
import { fieldsOf } from './queries.ts'

/** What two members have both chosen, in the reader's language. */
export interface ChosenByBoth {
  field: string
  choices: readonly string[]
}

/** What a member has chosen in common with others, by their ids: only in fields that matching names and everybody may see. */
export async function chosenByBoth(
  reader: Reader,
  { memberId, others, language }: { memberId: string; others: readonly string[]; language: Language },
): Promise<ReadonlyMap<string, ChosenByBoth[]>> {
  const fields = (await fieldsOf(reader, 'member')).filter((field) => field.is_reason && field.visibility === 'community')
  if (fields.length === 0 || others.length === 0) return new Map()
  const { rows } = await sql<{ member_id: string; field_id: string; shared: string[] }>`
    select theirs.member_id, theirs.field_id, array(select unnest(theirs.choices) intersect select unnest(own.choices)) as shared
    from field_values own join field_values theirs on theirs.field_id = own.field_id and theirs.choices && own.choices
    where own.member_id = ${memberId} and theirs.member_id = any(${others}::uuid[])
      and own.field_id = any(${fields.map(({ id }) => id)}::uuid[])`.execute(reader)
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id)
  return new Map(
    [...byMember].map(([id, own]) => [
      id,
      fields.flatMap((field) => {
        const shared = own.find(({ field_id }) => field_id === field.id)?.shared ?? []
        const choices = field.choices.filter((choice) => shared.includes(choice.id))
        const say = (words: typeof field.label) => inLanguage(words, language, field.language)
        return choices.length > 0 ? [{ field: say(field.label), choices: choices.map(({ label }) => say(label)) }] : []
      }),
    ]),
  )
}
