import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { UserType } from '#platform/members.ts'
import type { Choice } from '../contract.ts'
import type { FieldKind, Subject, Visibility } from '../vocabulary.ts'
import type { Words } from '../words.ts'

type Json<Value> = ColumnType<Value, string, string>

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    field_definitions: {
      id: string
      subject: Subject
      kind: FieldKind
      language: Language
      label: Json<Words>
      help: Json<Words>
      choices: Json<Choice[]>
      unit: string
      asked_of: UserType[]
      is_required: boolean
      visibility: Visibility
      is_filter: boolean
      is_reason: boolean
      position: number
      version: Generated<number>
      archived_at: Date | null
      created_at: Generated<Date>
    }
    field_values: {
      field_id: string
      member_id: string | null
      organisation_id: string | null
      /** One of these two. */
      subject_id: GeneratedAlways<string>
      text: string | null
      choices: string[] | null
      number: number | null
      date: string | null
    }
  }
}
